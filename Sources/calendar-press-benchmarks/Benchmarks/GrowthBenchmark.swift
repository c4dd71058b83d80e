/// Batches of more and more pages: the time a page, against that of a batch of ten.
struct GrowthBenchmark: Benchmark {
  let pages: Int
  var name: String { "growth-\(pages)" }

  func lines(_ pace: Pace) async throws -> [BenchmarkLine] {
    let few = 10
    let times = try await TimedPair(rounds: pages > 100 ? 1 : pace.rounds) {
      try await WallBatch(pages: pages).draw()
    } baseline: {
      try await WallBatch(pages: few).draw()
    }
    return [
      .cost(
        name, times.own.milliseconds / Double(pages), of: times.baseline.milliseconds / Double(few), .milliseconds)
    ]
  }

  func workAlone() async throws {
    try await WallBatch(pages: pages).draw()
  }
}
