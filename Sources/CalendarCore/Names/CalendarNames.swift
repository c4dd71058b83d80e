public import Foundation

/// What the months, years, weekdays and days of a calendar are called in a language.
///
/// The words are CLDR's, by Foundation, with what it lacks or has wrong made good (`EraWriting`, `MonthNames`,
/// `LunarMonthNames`); the days, months and years are those of `CalendarSystem`, as Foundation's own are wrong in
/// places.
public struct CalendarNames: Sendable {
  public let locale: Locale
  public let calendar: CalendarIdentifier
  public let numerals: Numerals
  let language: String
  let words: LocaleWords
  let calendarWords: CalendarWords
  let weekend: Set<Weekday>
  /// Numerals of days and weeks, and of years.
  let dayNumerals: NumeralSystem
  let yearNumerals: NumeralSystem
  /// The numbers that days and weeks can have, from 0 to 54, written.
  private let smallNumbers: [String]

  public init(locale: Locale, calendar: CalendarIdentifier, numerals: Numerals = .localeDefault) {
    words = LocaleWords.of(LocaleName(locale))
    let name = words.name
    self.locale = locale
    self.calendar = calendar
    self.numerals = numerals
    language = name.language
    calendarWords = CalendarWords.of(calendar, in: name)
    weekend = Weekday.weekend(of: locale)
    dayNumerals = NumeralSystem(numerals, locale: locale, calendar: calendar)
    // Years of the Hebrew calendar are written in letters in Hebrew, whatever the days are written in.
    let hasLetters = calendar == .hebrew && name.language == "he" && numerals == .localeDefault
    yearNumerals = hasLetters ? .hebrew : dayNumerals
    smallNumbers = (0...54).map(dayNumerals.text)
  }

  /// A weekday's names, and whether it is one of the locale's weekend.
  public func weekdayName(_ weekday: Weekday) -> WeekdayName {
    let index = weekday.rawValue - 1
    return WeekdayName(
      weekday: weekday, narrow: words.narrowWeekdays[index], short: words.shortWeekdays[index],
      full: words.weekdays[index], isWeekend: weekend.contains(weekday))
  }

  /// A number of a day or a week in the numerals of the page.
  public func number(_ number: Int) -> String {
    smallNumbers.indices.contains(number) ? smallNumbers[number] : dayNumerals.text(number)
  }

  /// A day as it stands beside that of another calendar: its number, and on the first of a month the month's name.
  ///
  /// A Chinese month's name stands for its first day, as on every calendar in China: 二月, 初二.
  public func secondaryText(of fields: DayFields) -> String {
    let number = customaryNumerals.text(fields.day)
    guard fields.day == 1 else { return number }
    return countsChineseDays ? monthName(fields.month) : number + " " + monthName(fields.month)
  }

  /// A day in full, for readers that speak: `Sunday, 14 February 2027`.
  public func fullDate(_ day: Day) -> String {
    let fields = CalendarSystem(calendar).fields(of: day)
    return text(of: fields, days: customaryNumerals.text(fields.day), weekday: day.weekday, in: fullDatePattern)
  }

  /// A date in a pattern, with a text for the number of its day.
  func text(of fields: DayFields, days: String, weekday: Weekday, in pattern: DatePattern) -> String {
    let years = years(pattern)
    return pattern.text { part, isBeforeYear in
      switch part {
      case .text(let text): years.separator(text, isBeforeYear: isBeforeYear)
      case .weekday: words.weekdays[weekday.rawValue - 1]
      case .day: days
      case .monthName(let isStandalone): calendarWords.months.name(of: fields.month, isStandalone ? .alone : .inDate)
      case .monthNumber: dayNumerals.text(fields.month.number)
      case .year: years.text(from: fields, to: fields)
      }
    }
  }

  /// How the years of a pattern are written.
  func years(_ pattern: DatePattern) -> YearText {
    YearText(
      calendar: calendar, language: language, eras: calendarWords.eras, numerals: yearNumerals,
      unit: pattern.yearUnit, isFirst: pattern.isYearFirst)
  }

  /// Whether months bear Gregorian names and may be told by number (2月).
  var hasGregorianMonths: Bool {
    [.gregorian, .iso8601, .buddhist, .japanese, .republicOfChina].contains(calendar)
  }

  private var countsChineseDays: Bool {
    [.chinese, .dangi].contains(calendar) && language == "zh"
  }

  var fullDatePattern: DatePattern {
    // The days of the Chinese calendar are not followed by 日: 初八.
    if countsChineseDays { return DatePattern("y年MMMMd EEEE") }
    return hasGregorianMonths ? words.fullDate : words.fullDate.withMonthNames
  }

  /// The numerals of days where they are words or letters by custom: in dates, and beside the days of another calendar.
  var customaryNumerals: NumeralSystem {
    guard numerals == .localeDefault else { return dayNumerals }
    return countsChineseDays ? .hanDays : yearNumerals
  }
}
