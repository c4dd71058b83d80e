extension CompletionScript {
  /// For zsh: a file `_calendar-press` in a folder of `$fpath`, or `source <(calendar-press completions zsh)`.
  static var zsh: String {
    let commands = CommandSpec.all.map { "    '\($0.name):\(escaped($0.summary))'" }
    let cases = CommandSpec.all.map { command in
      """
          \(command.name))
            _arguments -s \\
      \((command.options.map(argument) + [operands(command)]).map { "        \($0)" }.joined(separator: " \\\n"))
            ;;
      """
    }
    return """
      #compdef calendar-press
      _calendar_press() {
        local -a commands=(
      \(commands.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command="$words[2]"
        shift words
        (( CURRENT-- ))
        case "$command" in
      \(cases.joined(separator: "\n"))
        esac
      }
      compdef _calendar_press calendar-press
      """
  }

  private static func argument(_ option: OptionSpec) -> String {
    let values = option.names.isEmpty ? option.takesPath ? "_files" : " " : "(\(words(after: option)))"
    let value = option.isFlag ? "" : ":\(option.argument):\(values)"
    return "'*\(option.name)\(option.isFlag ? "" : "=")[\(escaped(option.summary))]\(value)'"
  }

  private static func operands(_ command: CommandSpec) -> String {
    switch command.kind {
    case .none: "'*: :'"
    case .when: "'1:WHEN:'"
    case .configs, .describable: "'*:CONFIG:_files'"
    case .pictures: "'*:PICTURE:_files'"
    case .oneOf(let words): "'1: :(\(words.joined(separator: " ")))'"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing(":", with: "\\:").replacing("[", with: "(").replacing("]", with: ")")
  }
}
