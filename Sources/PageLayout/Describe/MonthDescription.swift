import CalendarCore

/// A month as `describe` prints it.
struct MonthDescription: Encodable {
  let calendar: String
  let era: Int
  let year: Int
  let month: Int
  let isLeapMonth: Bool
  let title: String
  let columns: [String]
  /// 1 for Sunday.
  let firstWeekday: Int
  /// Left out where week numbers are not shown.
  let weeks: [Int]?
  let frame: [Double]
  let days: [DayDescription]

  init(_ region: MonthRegion, scale: Double) {
    calendar = region.month.calendar.rawValue
    era = region.firstDay.era
    year = region.firstDay.yearOfEra
    month = region.month.number
    isLeapMonth = region.month.isLeap
    title = region.title
    columns = region.columns
    firstWeekday = region.firstWeekday.rawValue
    weeks = region.weeks
    frame = region.frame.numbers(scale: scale)
    days = region.days.map { DayDescription($0, scale: scale) }
  }
}

extension Rect {
  /// `[x, y, width, height]`, scaled.
  func numbers(scale: Double) -> [Double] {
    [x, y, width, height].map { ($0 * scale).rounded(to: 1000) }
  }
}
