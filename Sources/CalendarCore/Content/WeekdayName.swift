/// A weekday's names in the language of the page, as CLDR has them for a heading.
public struct WeekdayName: Hashable, Sendable {
  public var weekday: Weekday
  /// One letter or so: `S`, `пн`.
  public var narrow: String
  /// `Sun`.
  public var short: String
  /// `Sunday`.
  public var full: String
  public var isWeekend: Bool

  public init(weekday: Weekday, narrow: String, short: String, full: String, isWeekend: Bool) {
    self.weekday = weekday
    self.narrow = narrow
    self.short = short
    self.full = full
    self.isWeekend = isWeekend
  }
}
