/// What became of a job.
struct JobOutcome: Sendable {
  enum Result: Sendable {
    case written
    /// Its file was there, from the same input.
    case skipped
    /// Drawn for stdout.
    case drawn([UInt8])
    case failed(ToolError)
  }

  let path: String
  let result: Result
  /// What was not right about it, but no failure.
  var warnings: [String] = []
}
