public import CalendarCore
public import Foundation

extension CalendarFile {
  /// The events that touch some days, and what could not be read or not as written. Of several ranges of days
  /// `CalendarFileEvents` reads them once.
  ///
  /// - Throws: `CalendarFileProblem` when a limit is exceeded or libical is not installed.
  public func events(
    in days: ClosedRange<Day>, timeZone: TimeZone, untitled: String = "Untitled"
  ) throws(CalendarFileProblem) -> (events: [CalendarEvent], warnings: [CalendarFileProblem]) {
    try CalendarFileEvents(self).events(in: days, timeZone: timeZone, untitled: untitled)
  }
}
