import PageLayout

/// Batches of more and more months of 800 x 800 pixels: the time of each page after the first, against that in a batch of
/// a hundred. Of a batch of one page, the time of that page, which opens the fonts and looks up the names for all.
struct GrowthBenchmark: Benchmark {
  let pages: Int
  var name: String { "growth-\(pages)" }
  private static let usual = 100

  func lines(_ pace: Pace) async throws -> [BenchmarkLine] {
    let usual = try await TimedPair(rounds: pace.rounds) {
      try await draw(Self.usual)
    } baseline: {
      try await draw(1)
    }
    let first = usual.baseline.milliseconds
    let further = (usual.own.milliseconds - first) / Double(Self.usual - 1)
    guard pages > 1 else { return [.cost(name, first, of: further, .milliseconds)] }
    let times = try await TimedPair(rounds: pace.rounds) {
      try await draw(pages)
    } baseline: {
      try await draw(1)
    }
    let own = (times.own.milliseconds - times.baseline.milliseconds) / Double(pages - 1)
    return [.cost(name, own, of: further, .milliseconds)]
  }

  func workAlone() async throws {
    try await draw(pages)
  }

  private func draw(_ pages: Int) async throws {
    try await PageBatch(pages: pages, kind: .month).draw()
  }
}
