import CairoRenderer
import CalendarCore

/// The benchmarks there are, in the order they run.
enum Benchmarks {
  static let all: [any Benchmark] =
    [
      PosterBenchmark(name: "poster-a1-300dpi"),
      PosterBenchmark(name: "poster-a1-300dpi-one-thread", threads: 1),
      PosterBenchmark(name: "poster-a1-300dpi-small", compression: .small),
      LargePosterBenchmark(),
      MonthBenchmark(),
      BatchBenchmark(),
      StartBenchmark(),
    ]
    + CalendarIdentifier.allCases.map { CoreBenchmark(calendar: $0) }
    + [1, 10, 100, 1000].map { GrowthBenchmark(pages: $0) }

  /// The benchmark of a name.
  static func named(_ name: String) throws -> any Benchmark {
    if let benchmark = all.first(where: { $0.name == name }) { return benchmark }
    throw BenchmarkError("unknown benchmark \(name); there are \(all.map(\.name).joined(separator: ", "))")
  }
}
