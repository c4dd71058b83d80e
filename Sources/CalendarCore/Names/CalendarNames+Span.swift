import Foundation

/// Days as a legend gives them.
extension CalendarNames {
  /// A day or a run of days without its year, unless it crosses one: `8 March`, `5–16 July`, `21 December – 6 January`,
  /// with the month's name abbreviated where the language does so.
  public func span(_ days: ClosedRange<Day>) -> String {
    var calendar = Calendar(identifier: calendar.foundation)
    calendar.locale = locale
    calendar.timeZone = .gmt
    let formatter = DateIntervalFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = .gmt
    formatter.dateTemplate = "MMMd"
    return formatter.string(from: days.lowerBound.noonUTC, to: days.upperBound.noonUTC)
  }
}
