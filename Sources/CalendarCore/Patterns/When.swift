/// A year, a month or a day as the command line and configs name it: `2027`, `2027-02`, `2027-02-14`, `hebrew:5787-07`,
/// `chinese:2023-02L`.
public struct When: Hashable, Sendable {
  /// How much of a date was written.
  public enum Precision: Hashable, Sendable {
    case year, month, day
  }

  public let precision: Precision
  /// The days that are meant: of a bare date the Gregorian year, month or day, otherwise those of the calendar written.
  public let days: ClosedRange<Day>

  /// The month that holds the first of its days, in a calendar.
  public func month(in system: CalendarSystem) -> Month {
    system.month(containing: days.lowerBound)
  }

  /// The year (`Month.year`) that holds the first of its days, in a calendar.
  public func year(in system: CalendarSystem) -> Int {
    month(in: system).year
  }
}
