public import CalendarCore
public import Foundation

/// The events of a calendar file, read once, to be placed on the days of many pages.
public struct CalendarFileEvents: Sendable {
  /// A `VCALENDAR` of the file.
  private struct Calendar {
    var series: [EventSeries]
    var zones: [FileComponent]
    /// Where each time zone is named first.
    var zoneLines: [String: Int]
    var line: Int
  }

  private let name: String
  private let limits: CalendarFileLimits
  private let library: ICalLibrary
  private let calendars: [Calendar]
  /// What could not be read, whatever the days.
  private let warnings: [LineWarning]

  /// - Throws: `CalendarFileProblem` when libical is not installed.
  public init(_ file: CalendarFile) throws(CalendarFileProblem) {
    guard let library = ICalLibrary.loaded else {
      throw CalendarFileProblem(file: file.name, reason: "libical is not installed; the Debian package libical3 has it")
    }
    self.library = library
    name = file.name
    limits = file.limits
    var warnings =
      file.firstForeignLine.map { line in
        [LineWarning(line: line, reason: "this is not UTF-8; the file is read as Windows-1252")]
      } ?? []
    calendars = file.calendars.map { calendar in
      var reader = EventReader(library: library, limits: file.limits)
      let read = calendar.children.filter { $0.name == "VEVENT" }.compactMap { reader.event($0) }
      warnings += reader.warnings
      return Calendar(
        series: EventSeries.all(of: read), zones: calendar.children.filter { $0.name == "VTIMEZONE" },
        zoneLines: calendar.firstLinesNamingZones, line: calendar.line)
    }
    self.warnings = warnings
  }

  /// The events that touch some days, and what could not be read or not as written.
  ///
  /// Events are in order of their first day, the longer first, then those of whole days, then by time; each recurring
  /// event is there once for each of its times. None has a colour.
  /// - Parameters:
  ///   - days: the days drawn.
  ///   - timeZone: the zone in whose days and hours events are told. Times without a zone are read in it.
  ///   - untitled: the title of events that have none.
  /// - Throws: `CalendarFileProblem` when a limit is exceeded.
  public func events(
    in days: ClosedRange<Day>, timeZone: TimeZone, untitled: String = "Untitled"
  ) throws(CalendarFileProblem) -> (events: [CalendarEvent], warnings: [CalendarFileProblem]) {
    var allowance = RecurrenceAllowance(limits: limits)
    return try events(in: days, timeZone: timeZone, untitled: untitled, &allowance)
  }

  /// The same within what other files of a page have left.
  func events(
    in days: ClosedRange<Day>, timeZone: TimeZone, untitled: String = "Untitled",
    _ allowance: inout RecurrenceAllowance
  ) throws(CalendarFileProblem) -> (events: [CalendarEvent], warnings: [CalendarFileProblem]) {
    var events: [CalendarEvent] = []
    var warnings = warnings
    for calendar in calendars {
      let zones = ZoneBook(
        page: timeZone, descriptions: calendar.zones, lastDay: days.upperBound.advanced(by: 3), library: library)
      var expansion = EventExpansion(days: days, untitled: untitled, zones: zones, allowance: allowance)
      do {
        for series in calendar.series { events += try expansion.events(of: series) }
      } catch {
        throw CalendarFileProblem(file: name, line: error.line, reason: error.reason)
      }
      allowance = expansion.allowance
      warnings += expansion.warnings
      warnings += expansion.unknownZones.map { zone in
        LineWarning(line: calendar.zoneLines[zone] ?? calendar.line, reason: Self.unknownZone(zone, timeZone))
      }
    }
    return (events.sorted(by: Self.precedes), told(warnings))
  }

  private static func unknownZone(_ name: String, _ page: TimeZone) -> String {
    "unknown time zone \"\(name)\", which the file does not describe; its times are read as \(page.identifier)'s"
  }

  private static func precedes(_ left: CalendarEvent, _ right: CalendarEvent) -> Bool {
    let (first, second) = (left.days, right.days)
    if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
    if first.upperBound != second.upperBound { return first.upperBound > second.upperBound }
    return (left.startMinute ?? -1, left.title) < (right.startMinute ?? -1, right.title)
  }

  /// The warnings in order of their lines, and the first of many only.
  private func told(_ warnings: [LineWarning]) -> [CalendarFileProblem] {
    let told = warnings.sorted { $0.line < $1.line }.prefix(limits.warnings)
      .map { CalendarFileProblem(file: name, line: $0.line, reason: $0.reason) }
    guard warnings.count > limits.warnings else { return told }
    let rest = "and \(warnings.count - limits.warnings) more of these (limit warnings: \(limits.warnings))"
    return told + [CalendarFileProblem(file: name, line: nil, reason: rest)]
  }
}
