import CairoRenderer

/// Months of 800 x 800 pixels one after the other on one thread, from scenes, against cairo's own PNG writer.
struct MonthBenchmark: Benchmark {
  let name = "month-800"
  private static let count = 60

  func lines(_ pace: Pace) throws -> [BenchmarkLine] {
    let studio = try Studio()
    let scenes = try (0..<Self.count).map(studio.month)
    let renderer = studio.renderer(threads: 1)
    let times = try TimedPair(rounds: pace.rounds) {
      for scene in scenes { _ = try renderer.png(scene) }
    } baseline: {
      for scene in scenes { _ = try studio.reference.png(scene) }
    }
    return [.rate(name, times, pictures: Self.count)]
  }

  func workAlone() throws {
    let studio = try Studio()
    let renderer = studio.renderer(threads: 1)
    for number in 0..<Self.count { _ = try renderer.png(studio.month(number)) }
  }
}
