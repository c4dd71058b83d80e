public import Foundation

extension WeekRule {
  /// The rule of a locale's region, or of the `fw` and `rg` its identifier carries (`en-US-u-fw-mon`).
  public init(locale: Locale) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    // CLDR knows 1 and 4; Foundation's data has a stray 5 for zh_CN, where CLDR says 1 as for the world.
    let minimum = calendar.minimumDaysInFirstWeek
    self.init(firstWeekday: Weekday(rawValue: calendar.firstWeekday) ?? .monday, minimumDays: minimum == 4 ? 4 : 1)
  }
}
