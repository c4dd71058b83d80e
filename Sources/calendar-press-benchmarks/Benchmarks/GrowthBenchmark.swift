import PageLayout

/// Batches of more and more months of 800 x 800 pixels: the time a page, against that of a batch of a hundred.
struct GrowthBenchmark: Benchmark {
  let pages: Int
  var name: String { "growth-\(pages)" }
  private static let usual = 100

  func lines(_ pace: Pace) async throws -> [BenchmarkLine] {
    let times = try await TimedPair(rounds: pace.rounds) {
      try await PageBatch(pages: pages, kind: .month).draw()
    } baseline: {
      try await PageBatch(pages: Self.usual, kind: .month).draw()
    }
    let perPage = times.own.milliseconds / Double(pages)
    return [.cost(name, perPage, of: times.baseline.milliseconds / Double(Self.usual), .milliseconds)]
  }

  func workAlone() async throws {
    try await PageBatch(pages: pages, kind: .month).draw()
  }
}
