/// A script that teaches a shell the commands, options and names.
struct CompletionScript {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  static let shells = Shell.allCases
  let text: String

  init(_ shell: Shell) {
    text =
      switch shell {
      case .bash: Self.bash
      case .zsh: Self.zsh
      case .fish: Self.fish
      }
  }

  /// The words that may follow an option, for `compgen -W` and its like.
  static func words(after option: OptionSpec) -> String {
    option.names.joined(separator: " ")
  }
}
