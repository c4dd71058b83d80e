/// When weeks begin, and which week is a year's first.
public struct WeekRule: Hashable, Sendable {
  public var firstWeekday: Weekday
  /// How many days of the new year the week that holds New Year must have to be its first: 1 to 7.
  public var minimumDays: Int

  public init(firstWeekday: Weekday, minimumDays: Int) {
    self.firstWeekday = firstWeekday
    self.minimumDays = minimumDays
  }

  /// ISO 8601: Monday, and four days.
  public static let iso = WeekRule(firstWeekday: .monday, minimumDays: 4)

  /// The first day of the week that holds a day.
  public func start(ofWeekWith day: Day) -> Day {
    day.advanced(by: -day.weekday.distance(from: firstWeekday))
  }

  /// The number of the week that holds a day, and the year it belongs to.
  public func week(of day: Day, in system: CalendarSystem) -> WeekOfYear {
    let start = start(ofWeekWith: day)
    // A week belongs to the year that its last day to count lies in.
    let year = system.month(containing: start.advanced(by: 7 - minimumDays)).year
    guard let first = firstDay(ofYear: year, in: system) else {
      return WeekOfYear(yearForWeekOfYear: year, weekOfYear: 1)
    }
    return WeekOfYear(yearForWeekOfYear: year, weekOfYear: first.distance(to: start) / 7 + 1)
  }

  /// The seven days of a week; nil when the year has no week of that number.
  public func days(of week: WeekOfYear, in system: CalendarSystem) -> ClosedRange<Day>? {
    guard (1...54).contains(week.weekOfYear), let first = firstDay(ofYear: week.yearForWeekOfYear, in: system) else {
      return nil
    }
    let start = first.advanced(by: 7 * (week.weekOfYear - 1))
    guard self.week(of: start, in: system) == week else { return nil }
    return start...start.advanced(by: 6)
  }

  /// The first day of a year's first week, which may lie in the year before.
  private func firstDay(ofYear year: Int, in system: CalendarSystem) -> Day? {
    guard let newYear = system.firstDay(ofYear: year) else { return nil }
    let start = start(ofWeekWith: newYear)
    return start.distance(to: newYear) <= 7 - minimumDays ? start : start.advanced(by: 7)
  }
}
