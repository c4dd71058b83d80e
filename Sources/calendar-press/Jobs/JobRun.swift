import CairoRenderer
import CalendarConfig

/// Draws jobs on several cores and tells what becomes of each, in their order.
struct JobRun {
  let shelf: JobShelf
  let pictures: PictureLibrary
  let writer: FileWriter
  let resumption: JobWorker.Resumption
  /// How many are drawn at once; nil: one a core.
  let workers: Int?
  /// What is said when a signal ends the run.
  var farewell: @Sendable () -> Void = {}

  /// - Parameter take: takes what became of a job. Its error ends the run: what is half drawn is given up.
  func draw(
    _ jobs: [DrawingJob], take: (JobOutcome) throws(ToolError) -> Void
  ) async throws(ToolError) {
    // What goes to stdout leaves nothing half written.
    let files = jobs.filter { $0.path != "-" }
    for folder in Set(files.map(\.folder)) { Leftovers.remove(from: folder) }
    let interruption = files.isEmpty ? nil : Interruption(abandoning: writer, farewell: farewell)
    defer { withExtendedLifetime(interruption) {} }
    FontBook.postponeSystemFonts()
    // A page alone has all cores, and needs nobody to wait for it; of many, each has one.
    if jobs.count == 1 { return try take(worker(threads: workers).draw(jobs[0])) }
    let outcomes = DrawnPages(jobs, workers: workers) {
      worker(threads: 1)
    } draw: { job, worker in
      worker.draw(job)
    }
    var iterator = outcomes.makeAsyncIterator()
    do {
      while let outcome = try await iterator.next() { try take(outcome) }
    } catch let error as ToolError {
      writer.abandon()
      throw error
    } catch {
      preconditionFailure("a worker tells of failures in its outcome; it threw \(error)")
    }
  }
  private func worker(threads: Int?) -> JobWorker {
    JobWorker(shelf: shelf, writer: writer, pictures: pictures.sharing(), resumption: resumption, threads: threads)
  }
}
