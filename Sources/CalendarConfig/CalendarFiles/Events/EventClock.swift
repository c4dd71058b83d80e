import CalendarCore

/// The clock by which an event and its recurrences are told: its start's.
struct EventClock {
  let start: FileTime
  let zone: CalendarZone

  /// What the clock shows at another time of the event, such as an excepted date.
  ///
  /// Dates of a timed event are read with its start's time, times of an event of whole days as the day they mean. A time
  /// without a zone is the event's: many writers leave it out there.
  func time(
    of time: FileTime, _ zones: inout ZoneBook, _ allowance: inout RecurrenceAllowance
  ) throws(LimitExceeded) -> WallTime {
    if start.isDate { return WallTime(zones.day(of: time)) }
    if time.isDate { return WallTime(time.wall.day, secondOfDay: start.wall.secondOfDay) }
    if time.zone == start.zone || time.zone == .floating { return time.wall }
    return zone.time(at: try zones.instant(of: time, &allowance))
  }

  /// What another zone's clocks show at a time of this one.
  func time(_ time: WallTime, on other: CalendarZone) -> WallTime {
    if case .known(let zone) = zone, case .known(let other) = other, zone == other { return time }
    return other.time(at: zone.instant(of: time))
  }
}
