extension CompletionScript {
  /// For bash: `source <(calendar-press completions bash)`.
  static var bash: String {
    let commands = CommandSpec.all.map(\.name).joined(separator: " ")
    let cases = CommandSpec.all.map { command in
      "    \(command.name)) options=\"\(command.options.map(\.name).joined(separator: " "))\" ;;"
    }
    return """
      _calendar_press() {
        local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" command="${COMP_WORDS[1]}" options=""
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(commands) --help --version" -- "$word"))
          return
        fi
        case "$before" in
      \(valueCases.joined(separator: "\n"))
        esac
        case "$command" in
      \(cases.joined(separator: "\n"))
        esac
        case "$command" in
          completions) options="$options \(shells.map(\.rawValue).joined(separator: " "))" ;;
        esac
        COMPREPLY=($(compgen -W "$options" -- "$word"))
        [[ "$word" == -* ]] || COMPREPLY+=($(compgen -f -- "$word"))
      }
      complete -o filenames -F _calendar_press calendar-press
      """
  }

  /// What follows options that take one of some names.
  private static var valueCases: [String] {
    var seen: Set<String> = []
    return CommandSpec.all.flatMap(\.options).filter { !$0.names.isEmpty && seen.insert($0.name).inserted }.map {
      "    \($0.name)) COMPREPLY=($(compgen -W \"\(words(after: $0))\" -- \"$word\")); return ;;"
    }
  }
}
