public import Foundation

extension WeekRule {
  /// The rule of a locale's region, or of the `fw` and `rg` its identifier carries (`en-US-u-fw-mon`).
  public init(locale: Locale) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    // CLDR knows 1 and 4; Foundation's data has a stray 5 for zh_CN, where CLDR says 1 as for the world.
    let minimumDays = calendar.minimumDaysInFirstWeek == 4 ? 4 : 1
    self.init(firstWeekday: Weekday(rawValue: calendar.firstWeekday) ?? .monday, minimumDays: minimumDays)
    // Algeria's weeks begin on Saturday, as CLDR has it; Foundation says Monday.
    if locale.region?.identifier == "DZ", !LocaleName(locale).keywords.contains("fw-") { firstWeekday = .saturday }
  }
}
