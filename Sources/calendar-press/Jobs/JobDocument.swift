import CalendarConfig

/// A config of some jobs, read.
struct JobDocument: Sendable {
  /// The number of its source.
  let source: Int
  let config: ConfigTree
  let document: CalendarDocument
  /// The job that it was read from, if it was.
  let given: PageJob?

  /// What makes values of its jobs. Keep it: it is made by writing out the whole config.
  var values: JobValues {
    JobValues(given: given, resolved: ResolvedConfig(config, document: document))
  }
}

/// Makes values of a document's jobs, with all that is needed to draw them elsewhere.
struct JobValues {
  fileprivate let given: PageJob?
  fileprivate let resolved: ResolvedConfig

  func value(of job: DrawingJob) -> PageJob {
    given ?? resolved.job(pages: job.pages, output: job.path, format: job.format)
  }
}
