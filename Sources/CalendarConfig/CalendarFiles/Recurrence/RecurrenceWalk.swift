import CalendarCore

/// The times at which an event comes by a rule, found by walking the rule's periods.
///
/// libical reads rules here, but does not expand them. Held against python-dateutil its iterator (3.0.16) misplaces
/// weekly rules with an interval and rules by week number, passes over BYSETPOS but in months and years and over
/// negative BYMONTHDAY in daily rules, and looks for seconds, or for ever, for the next time of a rule that has none.
struct RecurrenceWalk {
  private let rule: RecurrenceRule
  private let start: WallTime
  private let until: WallTime?

  /// - Parameters:
  ///   - start: the first time, whether or not the rule means it.
  ///   - until: the last possible time, on the same clock as the start.
  init(_ rule: RecurrenceRule, start: WallTime, until: WallTime? = nil) {
    self.rule = rule.completed(from: start)
    self.start = start
    self.until = until
  }

  /// The times within bounds, in order.
  func times(
    from first: WallTime, to last: WallTime, _ allowance: inout RecurrenceAllowance
  ) throws(LimitExceeded) -> [WallTime] {
    let end = min(last, until ?? last)
    var times: [WallTime] = []
    if start >= first, start <= end { times.append(start) }
    // A rule with a count must be walked from its start.
    var remaining = rule.count.map { $0 - 1 } ?? .max
    try allowance.spend(max(1, rule.hours.count) * max(1, rule.minutes.count) * max(1, rule.seconds.count))
    let origin = rule.count == nil ? first : start
    // BYSETPOS counts within whole periods, the longest of which is a year.
    let horizon = rule.positions.isEmpty ? end : end + 366 * 86_400
    var periods: any RecurrencePeriods =
      rule.frequency.isWithinDays
      ? ClockPeriods(rule, start: start, from: origin, to: horizon)
      : DayPeriods(rule, start: start, from: origin, to: horizon)
    while remaining > 0, let period = try periods.next(&allowance) {
      for time in chosen(period) where time > start {
        guard time <= end, remaining > 0 else { return times }
        remaining -= 1
        guard time >= first else { continue }
        times.append(time)
        try allowance.check(occurrencesOfEvent: times.count)
      }
    }
    return times
  }

  /// The times of a period that BYSETPOS leaves.
  private func chosen(_ period: [WallTime]) -> [WallTime] {
    guard !rule.positions.isEmpty else { return period }
    let indices = rule.positions.map { $0 > 0 ? $0 - 1 : period.count + $0 }.filter(period.indices.contains)
    return Set(indices).sorted().map { period[$0] }
  }
}
