import CairoRenderer
import PageLayout

/// A year poster on A1 at 300 dpi, against one surface and cairo's own PNG writer.
struct PosterBenchmark: Benchmark {
  let name: String
  /// nil: one a core.
  var threads: Int?
  var compression = PNGOptions.Compression.balanced

  func lines(_ pace: Pace) throws -> [BenchmarkLine] {
    let studio = try Studio()
    let scene = try studio.poster("A1", dpi: 300)
    let renderer = studio.renderer(threads: threads)
    let options = PNGOptions(compression: compression)
    var sizes = (own: 0, baseline: 0)
    // The baseline takes seconds.
    let times = try TimedPair(rounds: pace == .quick ? 1 : pace.rounds) {
      sizes.own = try renderer.png(scene, options: options).count
    } baseline: {
      sizes.baseline = try studio.reference.png(scene).count
    }
    return [
      .speed(name, times),
      .cost(name + "-file", Double(sizes.own), of: Double(sizes.baseline), .bytes),
    ]
  }

  func workAlone() throws {
    let studio = try Studio()
    _ = try studio.renderer(threads: threads)
      .png(studio.poster("A1", dpi: 300), options: PNGOptions(compression: compression))
  }
}
