/// Who decorates the days of a calendar view.
@MainActor
public protocol UICalendarViewDelegate: AnyObject {
  /// The decoration of a day; nil for none. Asked once a day drawn, until it is reloaded.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  /// The user went on to another month; not called when the month was set in code.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
