import CalendarConfig

/// Why a command ends without having done what was asked.
enum ToolError: Error {
  /// The command line is wrong; the command it was for, where that is known.
  case usage(String, CommandSpec?)
  /// Configs or options are wrong.
  case config([ConfigProblem])
  /// A file, or stdout, can't be written.
  case writing(path: String, reason: String)
  /// A page could not be drawn.
  case drawing(path: String, reason: String)
  /// Several files could not be drawn or written.
  case several([ToolError])
  /// Pictures that were compared differ: a line for each.
  case differing(String)
  /// Pictures can't be read: a line for each.
  case unreadable(String)
  /// The program's own files are not there.
  case resources(String)

  var status: ExitStatus {
    switch self {
    case .usage, .config, .unreadable: .wrong
    case .writing, .drawing, .several, .differing, .resources: .failed
    }
  }
}
