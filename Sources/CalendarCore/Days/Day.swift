/// A civil day, apart from any time zone, calendar or instant.
///
/// Days are counted as *rata die* (Reingold and Dershowitz, *Calendrical Calculations*): day 1 is 0001-01-01 of the
/// proleptic Gregorian calendar. Use it as a key where `DateComponents`, whose hashes are not to be trusted, would not
/// do.
public struct Day: Hashable, Sendable {
  /// Days since 0000-12-31, proleptic Gregorian.
  public let rataDie: Int

  /// The day with a rata die number.
  public init(rataDie: Int) {
    self.rataDie = rataDie
  }

  /// The days a calendar is drawn for: 0001-01-01 to 9999-12-31.
  public static let supported = Day(rataDie: 1)...Day(rataDie: 3_652_059)

  /// Its weekday.
  public var weekday: Weekday {
    Weekday(rawValue: (rataDie % 7 + 7) % 7 + 1)!
  }
}

extension Day: Comparable {
  public static func < (left: Day, right: Day) -> Bool { left.rataDie < right.rataDie }
}

extension Day: Strideable {
  public func distance(to other: Day) -> Int { other.rataDie - rataDie }
  public func advanced(by days: Int) -> Day { Day(rataDie: rataDie + days) }
}
