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
  ///
  /// A bare month or year and a page in the Gregorian calendar mean the same name, also before October 1582, when that
  /// calendar counts as Julian and its months begin days apart from ISO 8601's.
  public func month(in system: CalendarSystem) -> Month {
    guard precision != .day, system.followsGregorianMonths else { return system.month(containing: days.lowerBound) }
    let middle = days.lowerBound.advanced(by: (days.upperBound.rataDie - days.lowerBound.rataDie) / 2)
    let month = system.month(containing: middle)
    return precision == .year ? system.months(ofYear: month.year)[0] : month
  }

  /// The year (`Month.year`) that holds the first of its days, in a calendar.
  public func year(in system: CalendarSystem) -> Int {
    month(in: system).year
  }
}

extension CalendarSystem {
  /// Whether its months are those of Foundation's Gregorian calendar.
  fileprivate var followsGregorianMonths: Bool {
    [.gregorian, .buddhist, .japanese, .republicOfChina].contains(identifier)
  }
}
