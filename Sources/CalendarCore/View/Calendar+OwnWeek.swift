import Foundation

/// What a calendar says of weeks by itself, whatever its locale.
extension Calendar {
  /// The first weekday that was set on it; nil when it follows its locale.
  var ownFirstWeekday: Weekday? {
    own(\.firstWeekday).flatMap(Weekday.init(rawValue:))
  }

  /// The minimum of days that was set on it; nil when it follows its locale.
  var ownMinimumDays: Int? {
    own(\.minimumDaysInFirstWeek)
  }

  /// A value that is the same in two locales that differ in it (weeks begin on Sunday and need a day in the United
  /// States, on Monday and need four in Germany): Foundation does not tell whether it was set.
  private func own(_ value: KeyPath<Calendar, Int>) -> Int? {
    var calendar = self
    calendar.locale = Locale(identifier: "en_US")
    let american = calendar[keyPath: value]
    calendar.locale = Locale(identifier: "de_DE")
    return calendar[keyPath: value] == american ? american : nil
  }
}
