import CalendarConfig
import CalendarCore
import Foundation

/// A calendar file written in a test, and what is read from it, in words that can be compared.
struct CalendarText {
  var text: String
  var limits = CalendarFileLimits()

  /// Content lines as they stand in the file.
  init(_ text: String) {
    self.text = text
  }

  /// One event with some lines; the event begins in line 3.
  init(event: String) {
    self.init("BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\n\(event)\nEND:VEVENT\nEND:VCALENDAR\n")
  }

  /// Components between the lines of one calendar; they begin in line 3.
  init(components: String) {
    self.init("BEGIN:VCALENDAR\nVERSION:2.0\n\(components)\nEND:VCALENDAR\n")
  }

  func reading(
    _ first: String = "2027-01-01", _ last: String = "2027-12-31", zone: String = "Europe/Berlin"
  ) throws -> (events: [String], warnings: [String]) {
    let file = try CalendarFile(name: "a.ics", bytes: Array(text.utf8), limits: limits)
    let (events, warnings) = try file.events(
      in: Day(iso: first)!...Day(iso: last)!, timeZone: TimeZone(identifier: zone)!)
    return (events.map(Self.words), warnings.map(\.description))
  }

  /// The events alone.
  func events(
    _ first: String = "2027-01-01", _ last: String = "2027-12-31", zone: String = "Europe/Berlin"
  ) throws -> [String] {
    try reading(first, last, zone: zone).events
  }

  /// `2027-02-14..2027-02-16 Title`, `2027-02-14 10:00 Title`.
  static func words(_ event: CalendarEvent) -> String {
    let (first, last) = (event.days.lowerBound, event.days.upperBound)
    let days = first == last ? first.iso : "\(first.iso)..\(last.iso)"
    let time = event.startMinute.map { String(format: " %02d:%02d", $0 / 60, $0 % 60) } ?? ""
    return "\(days)\(time) \(event.title)"
  }
}
