/// What the shell is told.
enum ExitStatus: Int32 {
  case done = 0
  /// Something failed while drawing or writing.
  case failed = 1
  /// The command line or a config is wrong; nothing was written.
  case wrong = 2
}
