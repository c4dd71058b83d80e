import CairoRenderer
import PageLayout

/// The wall months of ten years with events on A4 at 150 dpi, laid out and drawn on all cores, against the same laid out
/// and drawn by cairo alone one after the other.
struct BatchBenchmark: Benchmark {
  let name = "batch-120-a4-150dpi"
  private static let count = 120

  func lines(_ pace: Pace) async throws -> [BenchmarkLine] {
    // The baseline takes long, and its pages are alike.
    let baselineCount = pace == .quick ? 12 : Self.count
    let studio = try Studio()
    var times = try await TimedPair(rounds: pace.rounds) {
      try await PageBatch(pages: Self.count, kind: .wall).draw()
    } baseline: {
      for number in 0..<baselineCount { _ = try studio.reference.png(studio.wallMonth(number)) }
    }
    times.baseline = times.baseline * Self.count / baselineCount
    return [.rate(name, times, pictures: Self.count)]
  }

  func workAlone() async throws {
    try await PageBatch(pages: Self.count, kind: .wall).draw()
  }
}
