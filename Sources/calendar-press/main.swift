import Glibc

let tool = Tool(console: Console())
exit(await tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
