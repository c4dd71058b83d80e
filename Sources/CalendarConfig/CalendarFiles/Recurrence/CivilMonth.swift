import CalendarCore

/// A month of the Gregorian calendar, of the years 1 to 9999.
struct CivilMonth {
  let number: Int
  let start: Day
  let length: Int
  let yearStart: Day
  let yearLength: Int

  init(year: Int, number: Int, start: Day) {
    self.number = number
    self.start = start
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][number - 1]
    yearStart = start.advanced(
      by: -[0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][number - 1] - (isLeap && number > 2 ? 1 : 0))
    yearLength = isLeap ? 366 : 365
  }

  /// nil outside of the supported years.
  init?(year: Int, number: Int) {
    guard let start = Day(year: year, month: number, day: 1), Day.supported.contains(start) else { return nil }
    self.init(year: year, number: number, start: start)
  }

  /// Its days in order.
  var days: some Sequence<CivilDay> {
    (0..<length).lazy.map { CivilDay(start.advanced(by: $0), in: self) }
  }
}
