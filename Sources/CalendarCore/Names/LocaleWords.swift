import Foundation
import Synchronization

/// What a locale says of every calendar: its patterns for Gregorian dates, and its weekdays.
struct LocaleWords: Sendable {
  /// The locale they are taken from.
  var name: LocaleName
  /// Month and year.
  var title: DatePattern
  /// A day in full.
  var fullDate: DatePattern
  /// Weekday names by `Weekday.rawValue - 1`, for headings.
  var narrowWeekdays: [String]
  var shortWeekdays: [String]
  var weekdays: [String]

  /// The words of a locale, looked up once for each; English ones where its language has no names of months.
  static func of(_ name: LocaleName) -> LocaleWords {
    if let known = known.withLock({ $0[name.base] }) { return known }
    let words = LocaleWords(name.hasMonthNames ? name : .english)
    known.withLock { $0[name.base] = words }
    return words
  }

  private static let known = Mutex<[String: LocaleWords]>([:])

  private init(_ name: LocaleName) {
    self.name = name
    let locale = Locale(identifier: name.base)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    title = DatePattern(Self.pattern("yMMMM", locale))
    // English is read aloud day first everywhere, as in "Sunday, 14 February 2027".
    fullDate = DatePattern(name.language == "en" ? "EEEE, d MMMM y" : Self.pattern("yMMMMEEEEd", locale))
    narrowWeekdays = calendar.veryShortStandaloneWeekdaySymbols
    // Hebrew's short names say the word for day seven times; headings have its letters alone (CLDR's "short" width).
    shortWeekdays = name.language == "he" ? narrowWeekdays : calendar.shortStandaloneWeekdaySymbols
    weekdays = calendar.standaloneWeekdaySymbols
  }

  /// `y`, never `Y`: that would be the year of the week.
  private static func pattern(_ template: String, _ locale: Locale) -> String {
    // The patterns of fa_IR or th_TH would be those of their own calendars.
    let locale = Locale(identifier: locale.identifier + "@calendar=gregorian")
    return DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }
}
