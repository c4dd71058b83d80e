import CalendarConfig
import Foundation

/// `batch`: many files, in parallel, of which those that are there already are skipped.
struct BatchCommand {
  private let invocation: Invocation
  private let loader: DocumentLoader

  init(_ invocation: Invocation) throws(ToolError) {
    self.invocation = invocation
    loader = try DocumentLoader(invocation)
  }

  func run() async throws(ToolError) {
    let shelf = loader.configs(invocation.operands)
    let jobs = try part(of: OutputPlan(invocation).jobs(shelf))
    guard !jobs.contains(where: { $0.path == "-" }) else {
      throw invocation.usageError("batch writes files, not to stdout; render -o - does")
    }
    if invocation.has(.list) {
      try JobListing(shelf: shelf, console: invocation.console).print(jobs)
    } else {
      try await draw(jobs, of: shelf)
    }
  }

  /// The jobs of the shard, or all.
  private func part(of jobs: [DrawingJob]) throws(ToolError) -> [DrawingJob] {
    guard let text = invocation.value(of: .shard) else { return jobs }
    do throws(Shard.Mistake) {
      let shard = try Shard(text, environment: ProcessInfo.processInfo.environment)
      return jobs.indices.filter(shard.contains).map { jobs[$0] }
    } catch {
      throw invocation.usageError("--shard: \(error)")
    }
  }

  private func draw(_ jobs: [DrawingJob], of shelf: JobShelf) async throws(ToolError) {
    let report = BatchReport(invocation, total: jobs.count)
    let run = JobRun(
      shelf: shelf, pictures: loader.pictures, writer: FileWriter(isDurable: true),
      resumption: .marked(JobMarks(), redraws: invocation.has(.force)),
      workers: try invocation.number(of: .workers), farewell: report.farewell)
    do throws(ToolError) {
      try await run.draw(jobs) { outcome throws(ToolError) in
        try report.take(outcome)
        if case .failed(let error) = outcome.result, invocation.has(.failFast) { throw error }
      }
    } catch {
      report.close()
      throw error
    }
    report.close()
    if !report.failures.isEmpty { throw .several(report.failures) }
  }
}
