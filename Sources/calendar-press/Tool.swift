import CalendarCore

/// The program.
struct Tool {
  static let name = "calendar-press"
  static let version = "0.1.0"
  static let usage = "\(name) COMMAND [arguments] [options]"

  let console: Console

  /// Runs a command line, without the program's own name.
  func run(_ arguments: [String]) async -> ExitStatus {
    do {
      try await start(arguments)
      return .done
    } catch {
      console.complain(error.text)
      return error.status
    }
  }

  private func start(_ arguments: [String]) async throws(ToolError) {
    guard let first = arguments.first else { throw .usage("a command is missing", nil) }
    // A path that is read as another one would be written elsewhere.
    if let argument = arguments.first(where: { $0.unicodeScalars.contains("\u{FFFD}") }) {
      throw .usage("\"\(argument)\" is no UTF-8", nil)
    }
    switch first {
    case "--help", "-h": try console.print(HelpText.ofTool)
    case "--version": try console.print("\(Self.name) \(Self.version)")
    default:
      guard let command = CommandSpec.all.first(where: { $0.name == first }) else {
        throw .usage(unknown(first), nil)
      }
      var parser = ArgumentParser(command)
      let invocation = try parser.parse(Array(arguments.dropFirst()), console: console)
      if invocation.has(.help) {
        try console.print(HelpText.of(command))
      } else {
        try await command.run(invocation)
      }
    }
  }

  private func unknown(_ word: String) -> String {
    if word.hasPrefix("-") { return "unknown option \(word); a command comes first" }
    return "unknown command \"\(word)\"" + Spelling.suggestion(for: word, in: CommandSpec.all.map(\.name))
  }
}
