import CalendarConfig
import Foundation

/// `--list`: the jobs as lines of JSON, which `render --job` draws, here or on another machine.
struct JobListing {
  let shelf: JobShelf
  let console: Console

  func print(_ jobs: [DrawingJob]) throws(ToolError) {
    var last: (source: Int, values: JobValues)?
    for job in jobs {
      if last?.source != job.source { last = (job.source, try values(of: job)) }
      guard var value = last?.values.value(of: job) else { continue }
      value.folder = Self.absolute(value.folder)
      try console.print(value.line)
    }
  }

  private func values(of job: DrawingJob) throws(ToolError) -> JobValues {
    do throws(ConfigError) {
      return try shelf.document(job.source).values
    } catch {
      throw .config(error.problems)
    }
  }

  /// A folder as it is named from anywhere.
  private static func absolute(_ folder: String) -> String {
    if folder.hasPrefix("/") { return folder }
    let current = FileManager.default.currentDirectoryPath
    return folder.isEmpty ? current : "\(current)/\(folder)"
  }
}
