/// A day counted from Easter Sunday.
public struct Easter: Hashable, Sendable {
  /// Whose Easter.
  public enum Church: Hashable, Sendable {
    case western, orthodox
  }

  public var church: Church
  /// Days after the Sunday, negative before it: -2 is Good Friday.
  public var offset: Int

  public init(_ church: Church, offset: Int = 0) {
    self.church = church
    self.offset = offset
  }

  /// The day of a Gregorian year.
  public func day(inYear year: Int) -> Day {
    (church == .western ? Self.westernSunday(year) : Self.orthodoxSunday(year)).advanced(by: offset)
  }

  /// The Sunday after the paschal full moon of the Gregorian tables (Clavius, 1582).
  private static func westernSunday(_ year: Int) -> Day {
    let century = year / 100 + 1
    let epact = modulo(14 + 11 * (year % 19) - 3 * century / 4 + (5 + 8 * century) / 25, 30)
    // The tables keep the full moon from 19 April, and from falling twice on one day in nineteen years.
    let adjusted = epact == 0 || (epact == 1 && year % 19 > 10) ? epact + 1 : epact
    let fullMoon = Day(rataDie: Day.rataDie(year: year, month: 4, day: 19) - adjusted)
    return sunday(after: fullMoon)
  }

  /// The Sunday after the full moon of the Julian tables.
  private static func orthodoxSunday(_ year: Int) -> Day {
    let epact = modulo(14 + 11 * (year % 19), 30)
    let julianApril19 = Day.rataDie(year: year, month: 4, day: 19) + year / 100 - year / 400 - 2
    return sunday(after: Day(rataDie: julianApril19 - epact))
  }

  private static func sunday(after day: Day) -> Day {
    day.advanced(by: 7 - day.weekday.distance(from: .sunday))
  }

  private static func modulo(_ number: Int, _ divisor: Int) -> Int {
    (number % divisor + divisor) % divisor
  }
}
