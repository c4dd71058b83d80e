import CLinkOrder
import CairoRenderer
import Glibc

// No page depends on the locale of the environment, and ICU breaks down over one with a name of hundred letters.
setenv("LC_ALL", "C", 1)

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == PictureProcess.command { exit(PictureTask.perform(Array(arguments.dropFirst()))) }

FontBook.silencePango()
let tool = Tool(console: Console())
exit(await tool.run(arguments).rawValue)
