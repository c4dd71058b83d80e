/// A calendar: how days make months and years, and what it calls them.
///
/// It counts civil days, which no time zone skips or repeats, and answers for any day; what lies outside `supported` is
/// computed by rules that did not hold then, and is for callers to refuse.
public struct CalendarSystem: Hashable, Sendable {
  public let identifier: CalendarIdentifier

  public init(_ identifier: CalendarIdentifier) {
    self.identifier = identifier
  }

  /// What the calendar calls a day.
  public func fields(of day: Day) -> DayFields {
    let span = reckoning.span(containing: day)
    let (era, year) = era(of: day, year: span.year)
    return DayFields(
      month: month(of: span), day: reckoning.number(of: day, in: span), era: era, yearOfEra: year)
  }

  /// The day of a month that bears a number; nil when there is no such day or month.
  public func day(_ number: Int, of month: Month) -> Day? {
    span(of: month).flatMap { reckoning.day(numbered: number, in: $0) }
  }

  /// The month that holds a day.
  public func month(containing day: Day) -> Month {
    month(of: reckoning.span(containing: day))
  }

  /// Whether the calendar has a month.
  public func exists(_ month: Month) -> Bool {
    span(of: month) != nil
  }

  /// The days of a month, which follow each other (their numbers may not: October 1582); nil when there is no such
  /// month.
  public func days(of month: Month) -> ClosedRange<Day>? {
    span(of: month).map { $0.first...$0.last }
  }

  /// The month that follows. The month must exist.
  public func month(after month: Month) -> Month {
    self.month(containing: requiredSpan(of: month).last.advanced(by: 1))
  }

  /// The month that comes before. The month must exist.
  public func month(before month: Month) -> Month {
    self.month(containing: requiredSpan(of: month).first.advanced(by: -1))
  }

  /// The months of a year (`Month.year`) in order, leap months where they stand.
  public func months(ofYear year: Int) -> [Month] {
    var month = Month(calendar: identifier, year: year, number: 1)
    guard exists(month) else { return [] }
    var months: [Month] = []
    while month.year == year {
      months.append(month)
      month = self.month(after: month)
    }
    return months
  }

  /// The first day of a year (`Month.year`); nil for years beyond reckoning.
  public func firstDay(ofYear year: Int) -> Day? {
    reckoning.span(year: year, number: 1, isLeap: false)?.first
  }

  private func requiredSpan(of month: Month) -> MonthSpan {
    guard let span = span(of: month) else {
      preconditionFailure("\(identifier.rawValue) has no month \(month.number) in its year \(month.year)")
    }
    return span
  }

  private func span(of month: Month) -> MonthSpan? {
    guard month.calendar == identifier else { return nil }
    return reckoning.span(year: month.year, number: month.number, isLeap: month.isLeap)
  }

  private func month(of span: MonthSpan) -> Month {
    Month(calendar: identifier, year: span.year, number: span.number, isLeap: span.isLeap)
  }
}
