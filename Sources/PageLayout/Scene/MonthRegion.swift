public import CalendarCore

/// Where a month lies on a page, and what it says.
public struct MonthRegion: Hashable, Sendable {
  public var month: Month
  public var firstDay: DayFields
  public var title: String
  /// The short names of the weekdays in reading order, `Sun`, whatever form of them is drawn.
  public var columns: [String]
  public var firstWeekday: Weekday
  /// Week numbers, one a row, when they are shown.
  public var weeks: [Int]?
  public var frame: Rect
  public var days: [DayRegion]

  public init(
    month: Month, firstDay: DayFields, title: String, columns: [String], firstWeekday: Weekday, weeks: [Int]? = nil,
    frame: Rect, days: [DayRegion]
  ) {
    self.month = month
    self.firstDay = firstDay
    self.title = title
    self.columns = columns
    self.firstWeekday = firstWeekday
    self.weeks = weeks
    self.frame = frame
    self.days = days
  }
}
