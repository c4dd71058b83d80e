public import Foundation

/// When the phases come.
extension MoonPhase {
  /// A phase with its instant and the day on which it falls in a time zone.
  public struct Occurrence: Hashable, Sendable {
    public var day: Day
    public var phase: MoonPhase
    /// The instant of the phase: within a minute between 1900 and 2150, beyond as well as the earth's rotation is known.
    public var instant: Date
  }

  /// The phases of some days, in order of time.
  ///
  /// - Parameter timeZone: the zone in whose days they are told; a phase near midnight falls on different days in
  ///   different zones.
  public static func occurrences(in days: ClosedRange<Day>, timeZone: TimeZone) -> [Occurrence] {
    // A day more on either side covers every time zone and the moon's distance from its mean.
    let first = Lunation.phaseCount(before: days.lowerBound.advanced(by: -2))
    let last = Lunation.phaseCount(before: days.upperBound.advanced(by: 2)) + 1
    return (first...last).compactMap { count in
      let instant = Lunation(phaseCount: count).instant
      let day = Day(instant, in: timeZone)
      // Instants beyond the supported days count as the first or last of them; those phases are not theirs.
      guard days.contains(day), abs(instant.timeIntervalSince(day.noonUTC)) < 2 * 86_400 else { return nil }
      return Occurrence(day: day, phase: Lunation.phase(ofCount: count), instant: instant)
    }
  }
}
