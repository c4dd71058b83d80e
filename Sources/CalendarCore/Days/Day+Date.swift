public import Foundation

/// The way between days and instants.
extension Day {
  /// The civil day an instant falls on in a time zone.
  public init(_ instant: Date, in timeZone: TimeZone) {
    let seconds = instant.timeIntervalSinceReferenceDate + TimeInterval(timeZone.secondsFromGMT(for: instant))
    // 2001-01-01 is day 730,486. Far instants (`distantPast`, `distantFuture`) stay within the supported days.
    let days = (seconds / 86_400).rounded(.down)
    let bounded = min(max(days, -730_485), 2_921_573)
    self.init(rataDie: 730_486 + Int(bounded))
  }

  /// An instant well inside the day in UTC: noon, which no time zone rule moves to another day.
  public var noonUTC: Date {
    Date(timeIntervalSinceReferenceDate: TimeInterval(rataDie - 730_486) * 86_400 + 43_200)
  }
}
