/// Some components of a date: every day that fulfils all of them is meant.
public struct PartialDate: Hashable, Sendable {
  /// The calendar the components are read in.
  public var calendar: CalendarIdentifier
  /// The year as WHEN counts it: Buddhist 2570, Reiwa 9, Chinese 2027.
  public var year: Int?
  public var month: Int?
  /// Whether a leap month of the Chinese kind is meant; a yearly feast is kept in the regular month.
  public var isLeapMonth: Bool
  public var day: Int?
  public var weekday: Weekday?
  /// Which of the month's `weekday`s: 1 the first, -1 the last.
  public var weekdayOrdinal: Int?
  /// Days from Easter Sunday, negative before it.
  public var easter: Easter?
  /// Where a day of a `month` goes when the year's month is too short for it.
  public var leapDay: LeapDayRule

  public init(
    calendar: CalendarIdentifier, year: Int? = nil, month: Int? = nil, isLeapMonth: Bool = false, day: Int? = nil,
    weekday: Weekday? = nil, weekdayOrdinal: Int? = nil, easter: Easter? = nil, leapDay: LeapDayRule = .february28
  ) {
    self.calendar = calendar
    self.year = year
    self.month = month
    self.isLeapMonth = isLeapMonth
    self.day = day
    self.weekday = weekday
    self.weekdayOrdinal = weekdayOrdinal
    self.easter = easter
    self.leapDay = leapDay
  }
}
