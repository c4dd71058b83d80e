import CalendarConfig

/// Where the config of some jobs is read from, again when it is needed again.
enum JobSource: Sendable {
  /// A combination of a config's matrix, by its number.
  case config(ConfigMatrix, Int)
  /// A line of a text of jobs, with the text's name and the line's number there.
  case line([UInt8], name: String, number: Int)
  /// A config of which nothing can be read, and why.
  case unreadable(ConfigError)

  /// As messages name it.
  var name: String {
    switch self {
    case .config(let configs, _): configs.name
    case .line(_, let name, let number): "\(name):\(number)"
    case .unreadable: ""
    }
  }

  /// What a matrix decided in it.
  var choices: [MatrixChoice] {
    if case .config(let configs, let index) = self { configs[index].choices } else { [] }
  }
}
