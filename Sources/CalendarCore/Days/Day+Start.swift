public import Foundation

extension Day {
  /// The instant a day begins in a time zone: midnight, or the first instant there is where midnight is skipped
  /// (São Paulo, 2018-11-04). A day that the zone skipped wholly (Apia, 2011-12-30) begins where the next does.
  public func start(in timeZone: TimeZone) -> Date {
    let midnight = Date(timeIntervalSinceReferenceDate: TimeInterval(rataDie - 730_486) * 86_400)
    // The offset before the day holds until its midnight, unless a transition comes between; then the one after it.
    let before = midnight - TimeInterval(timeZone.secondsFromGMT(for: midnight - 86_400))
    let after = midnight - TimeInterval(timeZone.secondsFromGMT(for: before))
    guard Day(after, in: timeZone) < self else { return min(before, after) }
    return timeZone.nextDaylightSavingTimeTransition(after: after) ?? before
  }
}
