/// A month of a calendar, by its own numbers.
public struct Month: Hashable, Sendable {
  /// The calendar it is counted in.
  public var calendar: CalendarIdentifier
  /// The year that tells months apart: without eras (Japanese, Buddhist, Minguo months by the Gregorian year;
  /// Chinese and Dangi months by the Gregorian year in which their year begins; 0 and below for years before an epoch).
  public var year: Int
  /// Its number as Foundation counts (Hebrew: 1 Tishri, 6 Adar I in leap years only, 7 Adar or Adar II).
  public var number: Int
  /// Whether it is a leap month of the Chinese kind, which repeats the number before it.
  public var isLeap: Bool

  /// A month; whether it exists, its calendar knows.
  public init(calendar: CalendarIdentifier, year: Int, number: Int, isLeap: Bool = false) {
    self.calendar = calendar
    self.year = year
    self.number = number
    self.isLeap = isLeap
  }
}
