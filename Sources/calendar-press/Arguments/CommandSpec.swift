/// A command: what parsing, help and completions know of it.
struct CommandSpec: Sendable {
  /// What arguments beside options mean, for completions.
  enum Operands: Sendable {
    case none, when, configs, describable, pictures
    case oneOf([String])
  }

  let name: String
  /// Its operands as usage writes them: `[WHEN]`, `CONFIG…`.
  let operands: String
  let kind: Operands
  /// How many operands it takes.
  let count: ClosedRange<Int>
  /// One line.
  let summary: String
  /// More, for its own help; paragraphs.
  var details = ""
  let groups: [OptionGroup]
  /// What its exit statuses mean.
  let statuses: [(status: ExitStatus, meaning: String)]
  let run: @Sendable (Invocation) async throws(ToolError) -> Void

  var options: [OptionSpec] { groups.flatMap(\.options) + [.help] }

  var usage: String {
    [Tool.name, name, operands, groups.isEmpty ? "" : "[options]"].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The option of a name with its dashes.
  func option(_ name: String) -> OptionSpec? {
    options.first { $0.name == name || $0.short == name }
  }
}
