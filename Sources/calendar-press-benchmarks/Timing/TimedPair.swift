/// How long two things took, measured in turn so that whatever else the machine does meets both alike.
struct TimedPair {
  let own: Duration
  var baseline: Duration

  /// Does each thing in turn, after its own once to warm up; takes the medians.
  init(rounds: Int, own: () throws -> Void, baseline: () throws -> Void) rethrows {
    let clock = ContinuousClock()
    try own()
    var times: (own: [Duration], baseline: [Duration]) = ([], [])
    for _ in 0..<rounds {
      times.baseline.append(try clock.measure(baseline))
      times.own.append(try clock.measure(own))
    }
    self.own = Self.median(times.own)
    self.baseline = Self.median(times.baseline)
  }

  /// The same of things that wait.
  init(rounds: Int, own: () async throws -> Void, baseline: () async throws -> Void) async rethrows {
    let clock = ContinuousClock()
    try await own()
    var times: (own: [Duration], baseline: [Duration]) = ([], [])
    for _ in 0..<rounds {
      times.baseline.append(try await clock.measure(baseline))
      times.own.append(try await clock.measure(own))
    }
    self.own = Self.median(times.own)
    self.baseline = Self.median(times.baseline)
  }

  private static func median(_ times: [Duration]) -> Duration {
    let sorted = times.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}
