import CalendarCore
import Foundation

/// The time zones that a calendar's times are told in.
struct ZoneBook {
  /// The page's zone, in which floating times are read too.
  let page: CalendarZone
  private let pageName: String
  private let library: ICalLibrary
  /// The last day on which a zone is asked for.
  private let lastDay: Day
  /// The calendar's `VTIMEZONE`s by their names.
  private var descriptions: [String: FileComponent] = [:]
  private var found: [String: CalendarZone] = [:]
  /// Names that neither the machine nor the calendar knows, in the order they came up.
  private(set) var unknownNames: [String] = []
  /// What is wrong with descriptions that were asked for.
  private(set) var warnings: [LineWarning] = []

  init(page: TimeZone, descriptions zones: [FileComponent], lastDay: Day, library: ICalLibrary) {
    self.page = .known(page)
    pageName = page.identifier
    self.library = library
    self.lastDay = lastDay
    for zone in zones {
      guard let name = zone.property("TZID")?.value, descriptions[name] == nil else { continue }
      descriptions[name] = zone
    }
  }

  /// The zone of a time. One that nobody knows is the page's.
  ///
  /// The machine's data go before the calendar's: many writers describe a zone by the rules of one year only.
  ///
  /// - Throws: when a limit of the file stops it.
  mutating func zone(
    of zone: FileTime.Zone, _ allowance: inout RecurrenceAllowance
  ) throws(LimitExceeded) -> CalendarZone {
    switch zone {
    case .floating: return page
    case .utc: return .known(.gmt)
    case .named(let name):
      if let known = found[name] { return known }
      let zone = try readZone(named: name, &allowance)
      found[name] = zone
      return zone
    }
  }

  private mutating func readZone(
    named name: String, _ allowance: inout RecurrenceAllowance
  ) throws(LimitExceeded) -> CalendarZone {
    do throws(LimitExceeded) {
      if let zone = try zone(named: name, &allowance) { return zone }
      unknownNames.append(name)
    } catch {
      guard !error.isOfFile, let zone = error.zone else { throw error }
      warnings.append(
        LineWarning(
          line: zone.line,
          reason:
            "the time zone \"\(name)\" is set too often to be read \(error); its times are read as \(pageName)'s"))
    }
    return page
  }

  private func zone(
    named name: String, _ allowance: inout RecurrenceAllowance
  ) throws(LimitExceeded) -> CalendarZone? {
    if let zone = TimeZone(tzid: name) { return .known(zone) }
    guard let description = descriptions[name] else { return nil }
    if let zone = description.property("X-LIC-LOCATION")?.value.flatMap(TimeZone.init(tzid:)) { return .known(zone) }
    let onsets = try ZoneOnset.all(of: description, named: name, until: lastDay, library: library, &allowance)
    return onsets.isEmpty ? nil : .described(onsets)
  }

  /// The instant of a time; of a date, its midnight.
  mutating func instant(of time: FileTime, _ allowance: inout RecurrenceAllowance) throws(LimitExceeded) -> WallTime {
    try zone(of: time.zone, &allowance).instant(of: time.wall)
  }

  /// The day meant by a time where a date is wanted: the day it is written with, but for a time in UTC other than
  /// midnight, which is somebody's midnight, the day in the page's zone.
  func day(of time: FileTime) -> Day {
    time.zone == .utc && time.wall.secondOfDay != 0 ? page.time(at: time.wall).day : time.wall.day
  }
}
