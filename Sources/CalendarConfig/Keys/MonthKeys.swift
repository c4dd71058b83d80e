/// The month that is shown, by the numbers of the config's calendar.
enum MonthKeys {
  static let year = ConfigKey("year", "its year as WHEN writes it", .integer(in: 1...20_000))
  static let month = ConfigKey("month", "its number", .integer(in: 1...13))
  static let isLeapMonth = ConfigKey("isLeapMonth", "whether a leap month of the Chinese kind is meant", .flag)

  static let all: [any AnyConfigKey] = [year, month, isLeapMonth]
}
