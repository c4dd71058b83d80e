import CalendarCore

/// Places the events of a calendar on the days of a page.
struct EventExpansion {
  private let days: ClosedRange<Day>
  private let untitled: String
  private var zones: ZoneBook
  private(set) var allowance: RecurrenceAllowance
  private var eventWarnings: [LineWarning] = []

  init(days: ClosedRange<Day>, untitled: String, zones: ZoneBook, allowance: RecurrenceAllowance) {
    self.days = days
    self.untitled = untitled
    self.zones = zones
    self.allowance = allowance
  }

  /// The names of zones nobody knows that came up so far.
  var unknownZones: [String] { zones.unknownNames }
  /// What could not be read as written so far.
  var warnings: [LineWarning] { eventWarnings + zones.warnings }

  /// The events of a series that touch the days.
  ///
  /// - Throws: when a limit of the file stops it; the line is the event's.
  mutating func events(of series: EventSeries) throws(CalendarFileFault) -> [CalendarEvent] {
    var found: [CalendarEvent] = []
    let changed = series.changes.compactMap(\.recurrence)
    for event in series.events where !event.isCancelled {
      found += try events(of: event, except: changed)
    }
    for var event in series.changes where !event.isCancelled {
      event.rules = []
      event.additions = []
      found += try events(of: event, except: [])
    }
    // Some exports have an event twice.
    var seen: Set<CalendarEvent> = []
    return found.filter { seen.insert($0).inserted }
  }

  private mutating func events(
    of event: FileEvent, except changed: [FileTime]
  ) throws(CalendarFileFault) -> [CalendarEvent] {
    do {
      allowance.beginEvent()
      let events = try occurrences(of: event, except: changed)
      try allowance.add(occurrences: events.count)
      return events
    } catch {
      guard !error.isOfFile else {
        let subject = error.zone.map { "the time zone \"\($0.name)\" is set" } ?? "its events come"
        throw CalendarFileFault(line: error.zone?.line ?? event.line, reason: "\(subject) too often \(error)")
      }
      warn(event, "an event comes too often to be drawn \(error)")
      return []
    }
  }

  private mutating func occurrences(
    of event: FileEvent, except changed: [FileTime]
  ) throws(LimitExceeded) -> [CalendarEvent] {
    let zone = try zones.zone(of: event.period.start.zone, &allowance)
    let clock = EventClock(start: event.period.start, zone: zone)
    let length = try length(of: event.period, of: event, clock)
    // Two days more on either side cover every time zone.
    let first = WallTime(days.lowerBound.advanced(by: -2)) + -length
    let last = WallTime(days.upperBound.advanced(by: 3))
    let start = event.period.start.wall
    if event.rules.isEmpty, event.additions.isEmpty, start < first || start > last { return [] }

    var lengths = [start: length]
    for time in try times(by: event.rules, of: event, clock, from: first, to: last) { lengths[time] = length }
    for addition in event.additions {
      let time = try clock.time(of: addition.start, &zones, &allowance)
      lengths[time] = addition.length == .unsaid ? length : try self.length(of: addition, of: event, clock)
    }
    for time in try times(by: event.exceptionRules, of: event, clock, from: first, to: last) { lengths[time] = nil }
    var leftOutDays: Set<Day> = []
    for exception in event.exceptions + changed {
      if exception.isDate { leftOutDays.insert(exception.wall.day) }
      lengths[try clock.time(of: exception, &zones, &allowance)] = nil
    }
    return lengths.filter { !leftOutDays.contains($0.key.day) }.sorted { $0.key < $1.key }
      .compactMap { self.event(event, at: $0.key, length: $0.value, clock) }
  }

  private mutating func times(
    by rules: [RecurrenceRule], of event: FileEvent, _ clock: EventClock, from first: WallTime, to last: WallTime
  ) throws(LimitExceeded) -> Set<WallTime> {
    var times: Set<WallTime> = []
    for rule in rules where !(event.period.start.isDate && rule.frequency.isWithinDays) {
      let until = try rule.until.map { until throws(LimitExceeded) in
        let time = try clock.time(of: until, &zones, &allowance)
        // A date's whole day belongs to the time before it.
        return until.isDate ? WallTime(time.day, secondOfDay: 86_399) : time
      }
      let walk = RecurrenceWalk(rule, start: event.period.start.wall, until: until)
      times.formUnion(try walk.times(from: first, to: last, &allowance))
    }
    return times
  }

  /// The seconds an event takes: for whole days at least one day, else at least none.
  private mutating func length(
    of period: FilePeriod, of event: FileEvent, _ clock: EventClock
  ) throws(LimitExceeded) -> Int {
    let isWholeDays = event.period.start.isDate
    let seconds: Int
    switch period.length {
    case .unsaid: return isWholeDays ? 86_400 : 0
    case .lasting(let length): seconds = length
    case .until(let end):
      let start = try clock.time(of: period.start, &zones, &allowance)
      let time = end.isDate ? end.wall : try clock.time(of: end, &zones, &allowance)
      seconds = time.seconds - start.seconds
    }
    if seconds < 0 { warn(event, "an event that ends before it begins is drawn on its first day only") }
    return isWholeDays ? max(1, (seconds + 86_399) / 86_400) * 86_400 : max(0, seconds)
  }

  /// The event at one of its times, when it touches the days.
  private func event(_ event: FileEvent, at start: WallTime, length: Int, _ clock: EventClock) -> CalendarEvent? {
    let isWholeDays = event.period.start.isDate
    let begin = isWholeDays ? start : clock.time(start, on: zones.page)
    let end = isWholeDays ? start + length : clock.time(start + length, on: zones.page)
    // The end doesn't belong to it: what ends at midnight does not touch the next day.
    let last = min(max(begin, end + -1).day, Day.supported.upperBound)
    guard begin.day <= days.upperBound, last >= days.lowerBound, begin.day <= last else { return nil }
    return CalendarEvent(
      title: event.title ?? untitled, days: begin.day...last, startMinute: isWholeDays ? nil : begin.secondOfDay / 60)
  }

  private mutating func warn(_ event: FileEvent, _ reason: String) {
    eventWarnings.append(LineWarning(line: event.line, reason: reason))
  }
}
