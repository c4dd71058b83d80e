import CICal
import CalendarCore

extension RecurrenceRule {
  /// A rule of libical's; nil when it counts in another calendar, puts missing days off, or ends on a day that does not
  /// exist.
  init?(_ rule: icalrecurrencetype) {
    guard let frequency = Frequency(rule.freq),
      rule.rscale.map({ String(cString: $0).uppercased() }) ?? "GREGORIAN" == "GREGORIAN",
      rule.skip == ICAL_SKIP_OMIT || rule.skip == ICAL_SKIP_BACKWARD
    else { return nil }
    // libical's null time has no date at all; an end that does not exist is no end.
    let hasEnd = rule.until.month != 0
    let until = FileTime(rule.until, zone: rule.until.zone == nil ? .floating : .utc)
    guard hasEnd == (until != nil) else { return nil }
    self.frequency = frequency
    self.until = until
    interval = Int(rule.interval)
    count = rule.count > 0 ? Int(rule.count) : nil
    weekStart = Weekday(rawValue: Int(rule.week_start.rawValue)) ?? .monday
    months = Self.numbers(rule.by_month)
    weekNumbers = Self.numbers(rule.by_week_no)
    yearDays = Self.numbers(rule.by_year_day)
    monthDays = Self.numbers(rule.by_month_day)
    weekdays = Self.numbers(rule.by_day).compactMap(CountedWeekday.init(code:))
    hours = Self.numbers(rule.by_hour)
    minutes = Self.numbers(rule.by_minute)
    seconds = Self.numbers(rule.by_second)
    positions = Self.numbers(rule.by_set_pos)
    clampsMonthDays = rule.skip == ICAL_SKIP_BACKWARD
  }

  /// A list of libical's, which is ended by a number of its own.
  private static func numbers<List>(_ list: List) -> [Int] {
    withUnsafeBytes(of: list) { bytes in
      bytes.bindMemory(to: CShort.self).prefix { $0 != Int16(ICAL_RECURRENCE_ARRAY_MAX.rawValue) }.map(Int.init)
    }
  }
}

extension RecurrenceRule.Frequency {
  init?(_ frequency: icalrecurrencetype_frequency) {
    switch frequency {
    case ICAL_SECONDLY_RECURRENCE: self = .secondly
    case ICAL_MINUTELY_RECURRENCE: self = .minutely
    case ICAL_HOURLY_RECURRENCE: self = .hourly
    case ICAL_DAILY_RECURRENCE: self = .daily
    case ICAL_WEEKLY_RECURRENCE: self = .weekly
    case ICAL_MONTHLY_RECURRENCE: self = .monthly
    case ICAL_YEARLY_RECURRENCE: self = .yearly
    default: return nil
    }
  }
}

extension RecurrenceRule.CountedWeekday {
  /// libical's code for both: the weekday (Sunday is 1) and eight times the ordinal, with the ordinal's sign.
  init?(code: Int) {
    guard let weekday = Weekday(rawValue: abs(code) % 8) else { return nil }
    self.init(weekday: weekday, ordinal: code.signum() * (abs(code) / 8))
  }
}
