import CalendarConfig

/// The one place where errors become text: the problem, then how the command is used, then where to get help.
extension ToolError {
  var text: String {
    switch self {
    case .usage(let problem, let command):
      let name = [Tool.name, command?.name].compactMap(\.self).joined(separator: " ")
      return """
        \(name): \(problem)
        usage: \(command?.usage ?? Tool.usage)
        `\(name) --help` says more.
        """
    case .config(let problems): return problems.map(\.description).joined(separator: "\n")
    case .writing(let path, let reason), .drawing(let path, let reason):
      return "\(path): \(reason)"
    case .differing(let lines), .unreadable(let lines): return lines
    case .several(let errors): return errors.map(\.text).joined(separator: "\n")
    case .resources(let reason): return "\(Tool.name): \(reason)"
    }
  }

  /// Why, without the file that it is told of elsewhere.
  var reason: String {
    switch self {
    case .writing(_, let reason), .drawing(_, let reason): reason
    case .usage, .config, .several, .differing, .unreadable, .resources: text
    }
  }
}
