/// How long to measure.
enum Pace: Sendable {
  /// All benchmarks within 50 seconds on two cores.
  case quick
  case thorough

  /// How often each of two things that are compared is done.
  var rounds: Int { self == .quick ? 2 : 7 }
}
