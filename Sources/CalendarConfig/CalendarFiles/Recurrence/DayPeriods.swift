import CalendarCore

/// The periods of a rule that counts in days, weeks, months or years, one after the other.
struct DayPeriods: RecurrencePeriods {
  private let rule: RecurrenceRule
  private let start: WallTime
  private let end: WallTime
  /// The times of each day, in seconds.
  private let clock: [Int]
  /// How many periods lie between the start's and the next one.
  private var number: Int

  /// - Parameters:
  ///   - rule: completed from the start.
  ///   - first: nothing before it is of interest; periods that end before are passed over.
  init(_ rule: RecurrenceRule, start: WallTime, from first: WallTime, to end: WallTime) {
    self.rule = rule
    self.start = start
    self.end = end
    let second = start.secondOfDay
    let hours = rule.hours.isEmpty ? [second / 3600] : rule.hours
    let minutes = rule.minutes.isEmpty ? [second / 60 % 60] : rule.minutes
    let seconds = rule.seconds.isEmpty ? [second % 60] : rule.seconds
    let times = hours.flatMap { hour in minutes.flatMap { minute in seconds.map { hour * 3600 + minute * 60 + $0 } } }
    clock = Set(times).sorted()
    number = max(0, Self.periods(of: rule.frequency, from: start.day, to: first.day) / rule.interval)
  }

  /// How many whole periods a day comes after another, or fewer.
  private static func periods(of frequency: RecurrenceRule.Frequency, from start: Day, to day: Day) -> Int {
    let (from, to) = (start.gregorian, day.gregorian)
    return switch frequency {
    case .yearly: to.year - from.year
    case .monthly: (to.year - from.year) * 12 + to.month - from.month
    case .weekly: start.distance(to: day) / 7
    case .daily, .hourly, .minutely, .secondly: start.distance(to: day)
    }
  }

  mutating func next(_ allowance: inout RecurrenceAllowance) throws(LimitExceeded) -> [WallTime]? {
    guard let days = try days(ofPeriod: number * rule.interval, &allowance) else { return nil }
    number += 1
    try allowance.spend(days.count * clock.count)
    return days.flatMap { day in clock.map { WallTime(day, secondOfDay: $0) } }
  }

  private func days(
    ofPeriod number: Int, _ allowance: inout RecurrenceAllowance
  ) throws(LimitExceeded) -> [Day]? {
    switch rule.frequency {
    case .yearly:
      let year = start.day.gregorian.year + number
      var days: [Day] = []
      for month in 1...12 {
        guard let month = CivilMonth(year: year, number: month), month.start <= end.day else {
          return month == 1 ? nil : days
        }
        days += try self.days(of: month, &allowance)
      }
      return days
    case .monthly:
      let date = start.day.gregorian
      let index = date.year * 12 + date.month - 1 + number
      guard let month = CivilMonth(year: index / 12, number: index % 12 + 1), month.start <= end.day else { return nil }
      return try days(of: month, &allowance)
    case .weekly:
      let week = start.day.advanced(by: 7 * number - start.day.weekday.distance(from: rule.weekStart))
      return try days(week...week.advanced(by: 6), &allowance)
    case .daily, .hourly, .minutely, .secondly:
      let day = start.day.advanced(by: number)
      return try days(day...day, &allowance)
    }
  }

  private func days(of month: CivilMonth, _ allowance: inout RecurrenceAllowance) throws(LimitExceeded) -> [Day] {
    guard rule.months.isEmpty || rule.months.contains(month.number) else {
      try allowance.spend(1)
      return []
    }
    try allowance.spend(month.length)
    return month.days.filter(rule.means).map(\.day)
  }

  private func days(
    _ range: ClosedRange<Day>, _ allowance: inout RecurrenceAllowance
  ) throws(LimitExceeded) -> [Day]? {
    guard range.lowerBound <= min(end.day, Day.supported.upperBound) else { return nil }
    try allowance.spend(range.count)
    return range.filter { rule.means(CivilDay($0)) }
  }
}
