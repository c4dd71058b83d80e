/// Help, made from the tables of commands and options.
enum HelpText {
  /// Help of the program.
  static var ofTool: String {
    let commands = CommandSpec.all.map { (term: "\($0.name) \($0.operands)", text: $0.summary) }
    return """
      usage: \(Tool.usage)

      Draws calendars as pictures: months, pages for the wall, year posters.

      Commands:
      \(table(commands))

      Options:
      \(table([.help, .version].map(row)))

      Examples:
        calendar-press month 2027-02 --select 2027-02-14 --decorate '2027-02-14=heart.fill,systemRed,large' -o feb.png
        calendar-press year 2027 --size A2 --locale ru_RU -o 2027.png
        calendar-press render family.yml

      Exit status: 0 done; 1 something failed while drawing or writing; 2 the command line or a config is wrong.
      `calendar-press COMMAND --help` says more of a command.
      """
  }

  /// Help of a command.
  static func of(_ command: CommandSpec) -> String {
    let groups = (command.groups + [OptionGroup(title: "Help", options: [.help])]).map { group in
      "\(group.title):\n\(table(group.options.map(row)))\n"
    }
    let statuses = command.statuses.map { (term: "\($0.status.rawValue)", text: $0.meaning) }
    return """
      usage: \(command.usage)

      \(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).

      \(command.details)\(groups.joined(separator: "\n"))
      Exit status:
      \(table(statuses))
      """
  }

  private static func row(_ option: OptionSpec) -> (term: String, text: String) {
    let names = [option.short, option.name].compactMap(\.self).joined(separator: ", ")
    let value = option.takesTruth ? "[=true|false]" : option.argument.isEmpty ? "" : " \(option.argument)"
    // Long lists have a command of their own.
    let listed = option.names.count <= 8 ? option.names : []
    var text = option.summary
    if !listed.isEmpty, !option.takesTruth { text += ": \(option.names.joined(separator: ", "))" }
    if let usual = option.usual { text += " (without it: \(usual))" }
    return (names + value, text)
  }

  /// Terms in a column of their own, texts wrapped beside them.
  private static func table(_ rows: [(term: String, text: String)]) -> String {
    let column = min(rows.map(\.term.count).max() ?? 0, 34) + 4
    return rows.map { term, text in
      let lines = wrapped(text, width: 110 - column)
      let indent = String(repeating: " ", count: column)
      let head = "  " + term
      let start = head.count + 2 > column ? head + "\n" + indent : head + indent.dropFirst(head.count)
      return start + lines.joined(separator: "\n" + indent)
    }
    .joined(separator: "\n")
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    text.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}
