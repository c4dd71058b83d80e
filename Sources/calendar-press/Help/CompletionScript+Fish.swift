extension CompletionScript {
  /// For fish: a file `calendar-press.fish` in `~/.config/fish/completions`.
  static var fish: String {
    let first = "complete -c calendar-press -n __fish_use_subcommand"
    let commands = CommandSpec.all.map { "\(first) -f -a \($0.name) -d '\(escaped($0.summary))'" }
    let options = CommandSpec.all.flatMap { command in
      command.options.map {
        "complete -c calendar-press -n '__fish_seen_subcommand_from \(command.name)' \(words(of: $0))"
      }
    }
    return (commands + ["\(first) -l help", "\(first) -l version"] + options).joined(separator: "\n")
  }

  private static func words(of option: OptionSpec) -> String {
    let short = option.short.map { " -s \($0.dropFirst())" } ?? ""
    let value = option.isFlag ? "" : option.takesPath ? " -r" : " -x"
    let values = option.names.isEmpty ? "" : " -a '\(words(after: option))'"
    return "-l \(option.name.dropFirst(2))\(short)\(value)\(values) -d '\(escaped(option.summary))'"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }
}
