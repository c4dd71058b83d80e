import CalendarConfig
import CalendarCore

/// Splits a command's arguments into options and operands, by the command's table.
struct ArgumentParser {
  let command: CommandSpec
  private var operands: [String] = []
  private var options: [(spec: OptionSpec, value: String)] = []

  init(_ command: CommandSpec) {
    self.command = command
  }

  /// The invocation that arguments mean. `--` ends the options; `-` alone is an operand.
  mutating func parse(_ arguments: [String], console: Console) throws(ToolError) -> Invocation {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      if argument.hasPrefix("-"), argument != "-" {
        try takeOption(argument, &rest)
      } else {
        operands.append(argument)
      }
    }
    let isHelp = options.contains { $0.spec.name == OptionSpec.help.name }
    if !isHelp { try checkOperands() }
    return Invocation(command: command, console: console, operands: operands, options: options)
  }

  private mutating func takeOption(_ argument: String, _ rest: inout ArraySlice<String>) throws(ToolError) {
    var parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    // `-j4` is `-j 4`.
    if !argument.hasPrefix("--"), argument.count > 2, command.option(String(argument.prefix(2)))?.isFlag == false {
      parts = [String(argument.prefix(2)), String(argument.dropFirst(2).drop { $0 == "=" })]
    }
    guard let spec = command.option(parts[0]) else {
      throw .usage("unknown option \(parts[0])" + suggestion(for: parts[0]), command)
    }
    if parts.count == 2 {
      guard !spec.isFlag || spec.takesTruth else { throw .usage("\(spec.name) takes no value", command) }
      options.append((spec, parts[1]))
    } else if spec.isFlag {
      let truth = spec.takesTruth && ["true", "false"].contains(rest.first ?? "") ? rest.popFirst() : nil
      options.append((spec, truth ?? "true"))
    } else {
      guard let value = rest.popFirst() else {
        throw .usage("\(spec.name) needs a value: \(spec.name) \(spec.argument)", command)
      }
      options.append((spec, value))
    }
  }

  private func suggestion(for name: String) -> String {
    let known = command.options.map(\.name)
    return Spelling.suggestion(for: name, in: known)
  }

  private func checkOperands() throws(ToolError) {
    if operands.count < command.count.lowerBound { throw .usage("\(command.operands) is missing", command) }
    if operands.count > command.count.upperBound {
      throw .usage("unexpected argument \"\(operands[command.count.upperBound])\"", command)
    }
  }
}
