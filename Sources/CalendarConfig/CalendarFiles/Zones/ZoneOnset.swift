import CICal
import CalendarCore

/// The moment at which a zone's clocks are set to another offset.
struct ZoneOnset {
  let instant: WallTime
  /// Seconds ahead of UTC, before and from then on.
  let offsetBefore, offset: Int

  /// The onsets that a `VTIMEZONE` describes up to a day, in order; empty when it can't be read.
  static func all(
    of zone: FileComponent, named name: String, until last: Day, library: ICalLibrary,
    _ allowance: inout RecurrenceAllowance
  ) throws(LimitExceeded) -> [ZoneOnset] {
    var onsets: [ZoneOnset] = []
    for part in zone.children where part.name == "STANDARD" || part.name == "DAYLIGHT" {
      do throws(LimitExceeded) {
        let more = try self.onsets(of: part, until: last, library: library, &allowance)
        try allowance.add(occurrences: more.count)
        onsets += more
        try allowance.check(occurrencesOfEvent: onsets.count)
      } catch {
        var excess = error
        excess.zone = LimitExceeded.Zone(name: name, line: part.line)
        throw excess
      }
    }
    return onsets.sorted { $0.instant < $1.instant }
  }

  private static func onsets(
    of part: FileComponent, until last: Day, library: ICalLibrary, _ allowance: inout RecurrenceAllowance
  ) throws(LimitExceeded) -> [ZoneOnset] {
    let names: Set = ["DTSTART", "TZOFFSETFROM", "TZOFFSETTO", "RRULE", "RDATE"]
    let lines = part.properties.filter { names.contains($0.name) && !$0.isTreacherousRule }
    try allowance.check(bytes: lines.reduce(0) { $0 + $1.text.count })
    let component = ICalComponent(lines, library: library)
    guard let start = component.map(ICAL_DTSTART_PROPERTY, \.time).first ?? nil,
      let offset = component.map(ICAL_TZOFFSETTO_PROPERTY, \.offset).first ?? nil
    else { return [] }
    let before = (component.map(ICAL_TZOFFSETFROM_PROPERTY, \.offset).first ?? nil) ?? offset
    var times: Set = [start.wall]
    times.formUnion(component.map(ICAL_RDATE_PROPERTY, \.time).compactMap { $0?.wall })
    allowance.beginEvent()
    for rule in component.map(ICAL_RRULE_PROPERTY, { $0.rule.flatMap(RecurrenceRule.init) }).compactMap(\.self) {
      // Their ends are written in UTC, the onsets by the clock before they are set.
      let until = rule.until.map { $0.zone == .utc ? $0.wall + before : $0.wall }
      let walk = RecurrenceWalk(rule, start: start.wall, until: until)
      times.formUnion(try walk.times(from: start.wall, to: WallTime(last), &allowance))
    }
    return times.map { ZoneOnset(instant: $0 + -before, offsetBefore: before, offset: offset) }
  }
}
