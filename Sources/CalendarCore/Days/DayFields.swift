/// What a calendar calls a day.
public struct DayFields: Hashable, Sendable {
  /// The month that holds the day.
  public var month: Month
  /// The number of the day in its month.
  public var day: Int
  /// The era as Foundation numbers it (Japanese: 236 = Reiwa).
  public var era: Int
  /// The year as people count it within its era, and as `describe` and WHEN write it: Japanese 9 of Reiwa, Buddhist
  /// 2570, Minguo 116; Chinese and Dangi by the Gregorian year in which the year begins.
  public var yearOfEra: Int

  /// The fields of a day.
  public init(month: Month, day: Int, era: Int, yearOfEra: Int) {
    self.month = month
    self.day = day
    self.era = era
    self.yearOfEra = yearOfEra
  }
}
