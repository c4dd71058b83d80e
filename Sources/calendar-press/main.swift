import Glibc

let tool = Tool(console: Console())
exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
