/// The Gregorian calendar, and the Julian before it.
struct GregorianReckoning: YearReckoning {
  /// Whether Gregorian rules hold before 1582-10-15 too, as ISO 8601 has it.
  var isProleptic: Bool

  /// 1582-10-15, the day after Thursday 4 October (Julian).
  static let cutover = 577_736

  let meanYear = 365.2425
  let monthCount = 12

  func newYear(_ year: Int) -> Int {
    isProleptic || year > 1582 ? Day.rataDie(year: year, month: 1, day: 1) : Self.julianNewYear(year)
  }

  func length(ofMonth number: Int, year: Int) -> Int {
    if !isProleptic, year == 1582, number == 10 { return 21 }
    if !isProleptic, year <= 1582, number == 2 { return (year % 4 + 4) % 4 == 0 ? 29 : 28 }
    return Day.length(ofMonth: number, year: year)
  }

  /// The days that October 1582 lacks: the numbers 5 to 14.
  private static let skipped = 10

  func number(of day: Day, in span: MonthSpan) -> Int {
    let index = span.first.distance(to: day) + 1
    return span.length == 21 && day.rataDie >= Self.cutover ? index + Self.skipped : index
  }

  func day(numbered number: Int, in span: MonthSpan) -> Day? {
    guard span.length == 21 else {
      return (1...span.length).contains(number) ? span.first.advanced(by: number - 1) : nil
    }
    if (1...4).contains(number) { return span.first.advanced(by: number - 1) }
    return (15...31).contains(number) ? span.first.advanced(by: number - 1 - Self.skipped) : nil
  }

  /// The rata die number of 1 January of a Julian year: 1 January AD 1 is two days before its Gregorian namesake.
  private static func julianNewYear(_ year: Int) -> Int {
    let before = year - 1
    return 365 * before + (before >= 0 ? before / 4 : (before - 3) / 4) - 1
  }
}
