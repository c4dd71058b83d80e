import CalendarCore
import Foundation

/// The time of day of an event.
extension CalendarEvent {
  /// Its start as the language writes it: `9:30`, `9:30 AM`; nil for all-day events.
  func timeText(language: String) -> String? {
    guard let startMinute else { return nil }
    let instant = Date(timeIntervalSinceReferenceDate: TimeInterval(startMinute) * 60)
    var style = Date.FormatStyle(date: .omitted, time: .shortened)
    style.locale = Locale(identifier: language)
    style.timeZone = .gmt
    return style.format(instant)
  }
}
