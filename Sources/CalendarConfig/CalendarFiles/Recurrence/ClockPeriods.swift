import CalendarCore

/// The periods of a rule that counts in hours, minutes or seconds, one after the other.
struct ClockPeriods: RecurrencePeriods {
  private let rule: RecurrenceRule
  private let end: WallTime
  /// Seconds of the unit counted in.
  private let unit: Int
  /// The start of the start's own period.
  private let origin: WallTime
  /// Seconds from a period's start to its times.
  private let offsets: [Int]
  private var current: WallTime

  /// - Parameters:
  ///   - rule: completed from the start.
  ///   - first: nothing before it is of interest; periods that end before are passed over.
  init(_ rule: RecurrenceRule, start: WallTime, from first: WallTime, to end: WallTime) {
    self.rule = rule
    self.end = end
    unit = rule.frequency == .hourly ? 3600 : rule.frequency == .minutely ? 60 : 1
    origin = start + -(start.secondOfDay % unit)
    let minutes = unit < 3600 ? [0] : rule.minutes.isEmpty ? [start.secondOfDay / 60 % 60] : rule.minutes
    let seconds = unit < 60 ? [0] : rule.seconds.isEmpty ? [start.secondOfDay % 60] : rule.seconds
    offsets = Set(minutes.flatMap { minute in seconds.map { minute * 60 + $0 } }).sorted()
    current = origin
    current = aligned(notBefore: first + -unit)
  }

  mutating func next(_ allowance: inout RecurrenceAllowance) throws(LimitExceeded) -> [WallTime]? {
    while current <= end {
      try allowance.spend(1)
      guard let resumption = timeToSkipTo else {
        defer { current = current + rule.interval * unit }
        try allowance.spend(offsets.count)
        return offsets.map { current + $0 }
      }
      current = aligned(notBefore: resumption)
    }
    return nil
  }

  /// When the current day, hour, minute or second, which the rule doesn't mean, is over; nil when the rule means it.
  private var timeToSkipTo: WallTime? {
    let second = current.secondOfDay
    if !rule.meansEveryDay, !rule.means(CivilDay(current.day)) { return WallTime(current.day.advanced(by: 1)) }
    if !rule.hours.isEmpty, !rule.hours.contains(second / 3600) { return current + (3600 - second % 3600) }
    if unit < 3600, !rule.minutes.isEmpty, !rule.minutes.contains(second / 60 % 60) {
      return current + (60 - second % 60)
    }
    if unit < 60, !rule.seconds.isEmpty, !rule.seconds.contains(second % 60) { return current + 1 }
    return nil
  }

  /// The first period that starts at a time or later.
  private func aligned(notBefore time: WallTime) -> WallTime {
    let step = rule.interval * unit
    let distance = max(0, time.seconds - origin.seconds)
    return origin + (distance + step - 1) / step * step
  }
}
