import CairoRenderer
import Glibc

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == PictureProcess.command { exit(PictureTask.perform(Array(arguments.dropFirst()))) }

let tool = Tool(console: Console())
exit(await tool.run(arguments).rawValue)
