/// A month's days in rows of weeks.
public struct MonthGrid: Hashable, Sendable {
  public let month: Month
  /// The weekday of column 0.
  public let firstWeekday: Weekday
  /// The days of the month.
  public let days: ClosedRange<Day>
  /// Whether `weeks` has the days of the months before and after that share the first and the last row.
  public let showsAdjacentDays: Bool

  /// The grid of a month; nil when the calendar has no such month.
  public init?(month: Month, system: CalendarSystem, firstWeekday: Weekday, showsAdjacentDays: Bool = false) {
    guard let days = system.days(of: month) else { return nil }
    self.month = month
    self.firstWeekday = firstWeekday
    self.days = days
    self.showsAdjacentDays = showsAdjacentDays
  }

  /// The day in row 0 and column 0, which may belong to the month before.
  public var origin: Day {
    days.lowerBound.advanced(by: -days.lowerBound.weekday.distance(from: firstWeekday))
  }

  /// How many rows of weeks the month touches: 4 to 6, or 1 and 2 for the short months that end Coptic years.
  public var rowCount: Int {
    origin.distance(to: days.upperBound) / 7 + 1
  }

  /// The rows of seven days; nil where a row reaches out of the month and adjacent days are not shown.
  public var weeks: [[Day?]] {
    (0..<rowCount).map { row in
      self.days(inRow: row).map { showsAdjacentDays || days.contains($0) ? $0 : nil }
    }
  }

  /// The seven days of a row, adjacent days included.
  public func days(inRow row: Int) -> ClosedRange<Day> {
    let first = origin.advanced(by: 7 * row)
    return first...first.advanced(by: 6)
  }

  /// The row of a day, from 0; nil when the day is in none.
  public func row(of day: Day) -> Int? {
    let index = origin.distance(to: day)
    return index >= 0 && index < 7 * rowCount ? index / 7 : nil
  }

  /// The column of a day in reading order, from 0.
  public func column(of day: Day) -> Int {
    day.weekday.distance(from: firstWeekday)
  }

  /// The row a day stands in, adjacent days included; nil when it is in none.
  public func week(containing day: Day) -> ClosedRange<Day>? {
    row(of: day).map { days(inRow: $0) }
  }
}
