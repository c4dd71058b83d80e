import Foundation

/// Tells of a batch while it runs: written paths on stdout, the rest on stderr.
final class BatchReport {
  private(set) var failures: [ToolError] = []
  private let console: Console
  private let display: ProgressDisplay
  private let isJSON: Bool
  private let isQuiet: Bool
  private var tally: BatchTally
  private var warnings: Warnings

  init(_ invocation: Invocation, total: Int) {
    console = invocation.console
    isJSON = invocation.has(.json)
    isQuiet = invocation.has(.quiet)
    tally = BatchTally(total: total)
    warnings = Warnings(console)
    display = ProgressDisplay(isQuiet ? .none : console.isTerminal ? .bar : .lines, console: console)
  }

  /// Tells what became of a job.
  func take(_ outcome: JobOutcome) throws(ToolError) {
    if console.showsOutput || !outcome.warnings.isEmpty { display.clear() }
    warnings.tell(outcome.warnings)
    let entry: Entry
    switch outcome.result {
    case .written, .drawn:
      tally.written += 1
      entry = Entry(output: outcome.path, status: "written")
    case .skipped:
      tally.skipped += 1
      entry = Entry(output: outcome.path, status: "skipped")
    case .failed(let error):
      tally.failed += 1
      failures.append(error)
      entry = Entry(output: outcome.path, status: "failed", reason: error.reason)
    }
    if isJSON {
      try console.print(entry.line)
    } else if case .written = outcome.result {
      try console.print(outcome.path)
    }
    display.show(tally)
  }

  /// Says what the batch came to.
  func close() {
    display.clear()
    if !isQuiet { console.complain(tally.summary) }
  }

  /// Says that a signal has ended it.
  var farewell: @Sendable () -> Void {
    { [display, console] in
      display.clear()
      console.complain("\(Tool.name) batch: interrupted; what is written is whole, and the next run goes on from there")
    }
  }

  /// A job's line of JSON.
  private struct Entry: Encodable {
    let output: String
    let status: String
    var reason: String?

    var line: String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      guard let data = try? encoder.encode(self) else { preconditionFailure("texts can be encoded") }
      return String(decoding: data, as: UTF8.self)
    }
  }
}
