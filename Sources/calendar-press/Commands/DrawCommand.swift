import CalendarConfig

/// `month`, `year` and `render`: pages into files.
struct DrawCommand {
  private let invocation: Invocation
  private let loader: DocumentLoader

  init(_ invocation: Invocation) throws(ToolError) {
    self.invocation = invocation
    loader = try DocumentLoader(invocation)
  }

  func drawMonth() async throws(ToolError) {
    try await draw(loader.month(invocation.operands.first), .none)
  }

  func drawYear() async throws(ToolError) {
    try await draw(loader.year(invocation.operands.first), .none)
  }

  func drawConfigs() async throws(ToolError) {
    if invocation.has(.force) { throw invocation.usageError("--force goes with --job; configs are always drawn") }
    try await draw(loader.configs(invocation.operands), .none)
  }

  /// Draws jobs that `batch --list` has written. They are marked as `batch` marks them, and skipped alike.
  func drawJobs() async throws(ToolError) {
    if let option = invocation.options.first(where: { $0.spec.saysWhatIsDrawn }) {
      throw invocation.usageError("\(option.spec.name) can't stand beside --job; a job has all that is drawn")
    }
    try await draw(loader.jobs(invocation.operands), .marked(JobMarks(), redraws: invocation.has(.force)))
  }

  /// Draws every file that can be drawn; what could not is told at the end.
  private func draw(_ shelf: JobShelf, _ resumption: JobWorker.Resumption) async throws(ToolError) {
    let run = JobRun(
      shelf: shelf, pictures: loader.pictures, writer: FileWriter(isDurable: resumption.isMarked),
      resumption: resumption, workers: try invocation.number(of: .workers))
    var warnings = Warnings(invocation.console)
    var failures: [ToolError] = []
    try await run.draw(OutputPlan(invocation).jobs(shelf)) { outcome throws(ToolError) in
      warnings.tell(outcome.warnings)
      switch outcome.result {
      case .written: try invocation.console.print(outcome.path)
      case .skipped: break
      case .drawn(let bytes): try invocation.console.write(bytes)
      case .failed(let error): failures.append(error)
      }
    }
    if !failures.isEmpty { throw .several(failures) }
  }
}
