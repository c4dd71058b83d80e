import CalendarCore
import Foundation

/// The clocks of a time zone, as the machine's zone data or a calendar file describe them.
enum CalendarZone {
  case known(TimeZone)
  /// The onsets of a `VTIMEZONE`'s offsets in order of time; there is at least one.
  case described([ZoneOnset])

  /// The instant at which the zone's clocks show a time.
  ///
  /// A time that comes twice is the first of both, one that is skipped is read with the offset before the gap
  /// (RFC 5545, 3.3.5).
  func instant(of time: WallTime) -> WallTime {
    let before = offset(at: time + -86_400)
    let early = time + -before
    if offset(at: early) == before { return early }
    let after = offset(at: time + 86_400)
    let late = time + -after
    return offset(at: late) == after ? late : early
  }

  /// What the zone's clocks show at an instant.
  func time(at instant: WallTime) -> WallTime {
    instant + offset(at: instant)
  }

  /// Seconds by which the zone's clocks are ahead of UTC.
  private func offset(at instant: WallTime) -> Int {
    switch self {
    case .known(let zone):
      // 2001-01-01, Foundation's reference date, is day 730,486.
      return zone.secondsFromGMT(for: Date(timeIntervalSinceReferenceDate: Double(instant.seconds - 730_486 * 86_400)))
    case .described(let onsets):
      var low = 0
      var high = onsets.count
      while low < high {
        let middle = (low + high) / 2
        if onsets[middle].instant <= instant { low = middle + 1 } else { high = middle }
      }
      return low == 0 ? onsets[0].offsetBefore : onsets[low - 1].offset
    }
  }
}
