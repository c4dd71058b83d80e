import CalendarCore

/// Passes what a calendar asks on to the delegate of a calendar view.
@MainActor
final class CalendarViewAdapter: @MainActor CalendarViewDelegate {
  private unowned let view: UICalendarView

  init(_ view: UICalendarView) {
    self.view = view
  }

  func calendarView(_ calendarView: CalendarView, decorationFor dateComponents: DateComponents) -> Decoration? {
    view.delegate?.calendarView(view, decorationFor: dateComponents)?.model
  }

  func calendarView(
    _ calendarView: CalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {
    view.delegate?.calendarView(view, didChangeVisibleDateComponentsFrom: previousDateComponents)
  }
}
