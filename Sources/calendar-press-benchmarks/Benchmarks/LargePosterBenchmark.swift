import CairoRenderer
import PageLayout

/// A year poster on A0 at 600 dpi, more than half a gigapixel, against the time that its pixels would take at the pace of
/// A1 at 300 dpi.
struct LargePosterBenchmark: Benchmark {
  let name = "poster-a0-600dpi"

  func lines(_ pace: Pace) throws -> [BenchmarkLine] {
    let studio = try Studio()
    let (small, large) = (try studio.poster("A1", dpi: 300), try studio.poster("A0", dpi: 600))
    let renderer = studio.renderer(threads: nil)
    let times = try TimedPair(rounds: pace.rounds) {
      _ = try renderer.png(large)
    } baseline: {
      _ = try renderer.png(small)
    }
    func pixels(_ scene: Scene) -> Double { Double(scene.raster.width * scene.raster.height) }
    let proportional = times.baseline.milliseconds * pixels(large) / pixels(small)
    return [.cost(name, times.own.milliseconds, of: proportional, .milliseconds)]
  }

  func workAlone() throws {
    let studio = try Studio()
    _ = try studio.renderer(threads: nil).png(studio.poster("A0", dpi: 600))
  }
}
