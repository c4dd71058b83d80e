public import Foundation

/// What the months, years, weekdays and days of a calendar are called in a language.
public struct CalendarNames: Sendable {
  public let locale: Locale
  public let calendar: CalendarIdentifier
  public let numerals: Numerals
  private let numeralSystem: NumeralSystem

  public init(locale: Locale, calendar: CalendarIdentifier, numerals: Numerals = .localeDefault) {
    self.locale = locale
    self.calendar = calendar
    self.numerals = numerals
    numeralSystem = NumeralSystem.named[locale.numberingSystem.identifier] ?? .decimal(zero: 0x30)
  }

  /// Month and year as a heading: `February 2027`.
  public func monthTitle(_ month: Month) -> String {
    text(of: month, template: "yMMMM")
  }

  /// The month alone, as a heading: `February`.
  public func monthName(_ month: Month) -> String {
    text(of: month, template: "LLLL")
  }

  /// The year that holds a month, with its era where the calendar needs one: `2027`, `Reiwa 9`.
  public func yearTitle(of month: Month) -> String {
    text(of: month, template: "y")
  }

  /// A run of months as a heading: `2027`, `September 2026 – August 2027`.
  public func monthRangeTitle(first: Month, last: Month) -> String {
    first == last ? monthTitle(first) : monthTitle(first) + " – " + monthTitle(last)
  }

  public func weekdayName(_ weekday: Weekday) -> WeekdayName {
    let formatter = formatter
    let index = weekday.rawValue - 1
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    return WeekdayName(
      weekday: weekday, narrow: formatter.veryShortStandaloneWeekdaySymbols[index],
      short: formatter.shortStandaloneWeekdaySymbols[index], full: formatter.standaloneWeekdaySymbols[index],
      isWeekend: calendar.isDateInWeekend(Day(rataDie: index).noonUTC))
  }

  /// A number in the page's numerals.
  public func number(_ number: Int) -> String {
    numeralSystem.text(number)
  }

  /// A day in full, for readers that speak: `Sunday, 14 February 2027`.
  public func fullDate(_ day: Day) -> String {
    let formatter = formatter
    formatter.dateStyle = .full
    return formatter.string(from: day.noonUTC)
  }

  private func text(of month: Month, template: String) -> String {
    guard let first = CalendarSystem(calendar).days(of: month)?.lowerBound else { return "" }
    let formatter = formatter
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: first.noonUTC).heading(in: locale)
  }

  private var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    var foundation = Calendar(identifier: calendar.foundation)
    foundation.locale = locale
    foundation.timeZone = .gmt
    formatter.calendar = foundation
    formatter.timeZone = .gmt
    return formatter
  }
}
