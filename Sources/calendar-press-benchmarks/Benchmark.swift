/// Something that is measured.
protocol Benchmark: Sendable {
  var name: String { get }
  /// Measures it; the first line gets its peak memory.
  func lines(_ pace: Pace) async throws -> [BenchmarkLine]
  /// The work whose memory counts, done once.
  func workAlone() async throws
}
