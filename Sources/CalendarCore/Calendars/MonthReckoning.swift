/// How a calendar divides days into months.
///
/// A reckoning answers for every day, also outside the years it is right for: what is drawn is the caller's to refuse.
protocol MonthReckoning: Sendable {
  /// The month that holds a day.
  func span(containing day: Day) -> MonthSpan
  /// A month by its numbers; nil when there is none.
  func span(year: Int, number: Int, isLeap: Bool) -> MonthSpan?
  /// The number a day of a month bears.
  func number(of day: Day, in span: MonthSpan) -> Int
  /// The day of a month that bears a number; nil when none does.
  func day(numbered number: Int, in span: MonthSpan) -> Day?
}

extension MonthReckoning {
  func number(of day: Day, in span: MonthSpan) -> Int {
    span.first.distance(to: day) + 1
  }

  func day(numbered number: Int, in span: MonthSpan) -> Day? {
    (1...span.length).contains(number) ? span.first.advanced(by: number - 1) : nil
  }
}
