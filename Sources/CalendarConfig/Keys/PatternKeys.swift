import CalendarCore

/// Components of a date that `on:` can ask for, each narrowing the days that are meant.
enum PatternKeys {
  static let calendar = ConfigKey("calendar", "the calendar they are counted in, if not the page's", .calendar)
  static let year = ConfigKey("year", "a year as WHEN writes it", .integer(in: 1...20_000))
  static let month = ConfigKey("month", "a month's number", .integer(in: 1...13))
  static let isLeapMonth = ConfigKey("isLeapMonth", "whether a leap month of the Chinese kind is meant", .flag)
  static let day = ConfigKey("day", "a day's number in its month", .integer(in: 1...32))
  static let weekday = ConfigKey("weekday", "a weekday", .weekday)
  static let weekdayOrdinal = ConfigKey(
    "weekdayOrdinal", "which of a month's such weekdays: 1 the first, -1 the last", .integer(in: -5...5))
  static let easter = ConfigKey("easter", "days after Western Easter, negative before it", .integer(in: -365...365))
  static let orthodoxEaster = ConfigKey(
    "orthodoxEaster", "days after Orthodox Easter, negative before it", .integer(in: -365...365))
  static let leapDay = ConfigKey(
    "leapDay", "where a yearly 29 February falls in common years", .choice(LeapDayRule.self))

  static let all: [any AnyConfigKey] = [
    calendar, year, month, isLeapMonth, day, weekday, weekdayOrdinal, easter, orthodoxEaster, leapDay,
  ]
}
