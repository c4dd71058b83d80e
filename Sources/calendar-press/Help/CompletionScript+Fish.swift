extension CompletionScript {
  /// For fish: a file `calendar-press.fish` in `~/.config/fish/completions`.
  static var fish: String {
    let first = "complete -c calendar-press -n __fish_use_subcommand"
    let commands = CommandSpec.all.map { "\(first) -f -a \($0.name) -d '\(escaped($0.summary))'" }
    let options = CommandSpec.all.flatMap { command in
      command.options.map { option in
        "complete -c calendar-press -n '__fish_seen_subcommand_from \(command.name)' -l \(option.name.dropFirst(2))"
          + (option.short.map { " -s \($0.dropFirst())" } ?? "")
          + (option.isFlag ? "" : option.names.isEmpty ? " -r" : " -x -a '\(words(after: option))'")
          + " -d '\(escaped(option.summary))'"
      }
    }
    return (commands + ["\(first) -l help", "\(first) -l version"] + options).joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }
}
