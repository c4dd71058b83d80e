import CairoRenderer
import Foundation

/// One month of 800 x 800 pixels by the command line, against a program that asks Foundation for a month's name.
struct StartBenchmark: Benchmark {
  let name = "start"

  func lines(_ pace: Pace) throws -> [BenchmarkLine] {
    let (tool, empty) = (try tool, try Program.neighbor("empty-program"))
    let times = try TimedPair(rounds: 20 * pace.rounds) {
      _ = try tool.run()
    } baseline: {
      _ = try empty.run()
    }
    return [.cost(name, times.own.milliseconds, of: times.baseline.milliseconds, .milliseconds)]
  }

  func workAlone() throws {
    _ = try tool.run()
  }

  private var tool: Program {
    get throws {
      try .neighbor("calendar-press", ["month", "2027-02", "--size", "800x800", "--output", "-"])
    }
  }
}
