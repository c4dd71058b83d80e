import CalendarCore
import Foundation

/// Answers as it is told, and writes down what it was asked and told.
final class RecordingDelegate: CalendarViewDelegate {
  var decorations: [Day: Decoration] = [:]
  var appearances: [Day: DayAppearance] = [:]
  private(set) var asked: [Day] = []
  private(set) var previousMonths: [DateComponents] = []

  func calendarView(_ calendarView: CalendarView, decorationFor dateComponents: DateComponents) -> Decoration? {
    let day = calendarView.day(for: dateComponents)!
    asked.append(day)
    return decorations[day]
  }

  func calendarView(_ calendarView: CalendarView, appearanceFor dateComponents: DateComponents) -> DayAppearance? {
    appearances[calendarView.day(for: dateComponents)!]
  }

  func calendarView(
    _ calendarView: CalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {
    previousMonths.append(previousDateComponents)
  }

  func forgetAsked() { asked = [] }
}
