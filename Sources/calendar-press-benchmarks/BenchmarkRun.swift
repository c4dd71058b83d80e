import Foundation

/// A run of some benchmarks.
struct BenchmarkRun {
  let request: Request

  /// Measures and prints a line of JSON for each figure as it is known.
  func printLines() async throws {
    let benchmarks = Benchmarks.all.filter { request.names.isEmpty || request.names.contains($0.name) }
    // All peaks come first: Linux counts the memory of the process that starts another as the other's, and this one is
    // small as long as it has drawn nothing.
    var peaks: [String: Double] = [:]
    for benchmark in benchmarks { peaks[benchmark.name] = try peak(of: benchmark) }
    for benchmark in benchmarks {
      var lines = try await benchmark.lines(request.pace)
      lines[0].peakMiB = peaks[benchmark.name]
      for line in lines { print(try line.json) }
      fflush(nil)
    }
  }

  private func peak(of benchmark: any Benchmark) throws -> Double {
    let program = Program.own([Request.aloneOption, benchmark.name])
    return Double(try program.run().peakKiB) / 1024
  }
}
