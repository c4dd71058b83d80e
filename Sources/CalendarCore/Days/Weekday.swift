/// A day of the week, numbered as Foundation does.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday

  /// The weekday some days later (or earlier, when negative).
  public func advanced(by days: Int) -> Weekday {
    Weekday(rawValue: ((rawValue - 1 + days) % 7 + 7) % 7 + 1)!
  }

  /// How many days it comes after another one: 0 to 6.
  public func distance(from first: Weekday) -> Int {
    (rawValue - first.rawValue + 7) % 7
  }

  /// Its English name in lower case, as configs write it.
  public var name: String {
    ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"][rawValue - 1]
  }

  /// The weekday of an English name in lower case.
  public init?(name: String) {
    guard let weekday = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = weekday
  }
}
