/// Headings. They begin with a capital where the script has one, also in languages that write months in lower case.
extension CalendarNames {
  /// Month and year: `February 2027`, `January, Shōwa 64 / Heisei 1`, שבט תשפ״ז, 癸卯年閏二月（2023）.
  public func monthTitle(_ month: Month) -> String {
    title(monthName(month, in: titlePattern), from: fields(month).first, to: fields(month).last)
  }

  /// The month alone: `February`, `Leap Second Month`.
  public func monthName(_ month: Month) -> String {
    Self.heading(calendarWords.months.name(of: month, .alone))
  }

  /// The year that holds a month, with its era where people write one: `2027`, `Reiwa 9`, `1448 AH`.
  public func yearTitle(of month: Month) -> String {
    yearTitle(from: fields(month).first, to: fields(month).last)
  }

  /// A run of months: `February 2027`, `January – March 2027`, `December 2026 – January 2027`, and of twelve months or
  /// more the years alone: `2027`, `2026–2027`.
  public func monthRangeTitle(first: Month, last: Month) -> String {
    if first == last { return monthTitle(first) }
    let start = fields(first).first
    let end = fields(last).last
    let isOneYear = first.year == last.year
    if isLong(first: first, last: last) {
      if isOneYear { return yearTitle(from: start, to: end) }
      return Self.heading(lonelyYears(of: start).text(years: start, through: end))
    }
    guard isOneYear else { return monthTitle(first) + " – " + monthTitle(last) }
    let names = [first, last].map { monthName($0, in: titlePattern) }
    // Numbers stand closer together than words: 2–3月.
    return title(names.joined(separator: titlePattern.parts.contains(.monthNumber) ? "–" : " – "), from: start, to: end)
  }

  private func title(_ months: String, from first: DayFields, to last: DayFields) -> String {
    let pattern = titlePattern
    let years = years(pattern)
    let text = pattern.text { part, isBeforeYear in
      switch part {
      case .text(let text): years.separator(text, isBeforeYear: isBeforeYear)
      case .monthName, .monthNumber: months
      case .year: years.text(from: first, to: last)
      case .day, .weekday: ""
      }
    }
    return Self.heading(text) + years.relatedYear(of: first)
  }

  private func monthName(_ month: Month, in pattern: DatePattern) -> String {
    for case .monthName(let isStandalone) in pattern.parts {
      return calendarWords.months.name(of: month, isStandalone ? .alone : .besideYear)
    }
    return dayNumerals.text(month.number)
  }

  private func yearTitle(from first: DayFields, to last: DayFields) -> String {
    let years = lonelyYears(of: first)
    return Self.heading(years.text(from: first, to: last)) + years.relatedYear(of: first)
  }

  /// How years are written without a month. Russian has `2027 г.` only beside a month or an era.
  private func lonelyYears(of fields: DayFields) -> YearText {
    var years = years(titlePattern)
    let hasEra = calendarWords.eras.name(fields.era) != nil || [.chinese, .dangi].contains(calendar)
    if !["zh", "yue", "ja", "ko"].contains(language), !hasEra || years.isFirst { years.unit = "" }
    return years
  }

  private var titlePattern: DatePattern { hasGregorianMonths ? words.title : words.title.withMonthNames }

  private func fields(_ month: Month) -> (first: DayFields, last: DayFields) {
    let system = CalendarSystem(calendar)
    guard let days = system.days(of: month) else {
      preconditionFailure("\(month.calendar.rawValue) has no month \(month.number) in its year \(month.year)")
    }
    return (system.fields(of: days.lowerBound), system.fields(of: days.upperBound))
  }

  /// Whether the months make a year or more; the shortest year, a Hebrew one, has 353 days.
  private func isLong(first: Month, last: Month) -> Bool {
    let system = CalendarSystem(calendar)
    guard let start = system.days(of: first), let end = system.days(of: last) else { return false }
    return start.lowerBound.distance(to: end.upperBound) >= 352
  }

  /// The text with its first letter a capital, where the script has capitals for that (Georgian has not).
  private static func heading(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return text }
    return first.properties.titlecaseMapping + String(text.unicodeScalars.dropFirst())
  }
}
