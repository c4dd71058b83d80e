public import Foundation

/// Who decorates the days of a view. Every method has a default answer.
public protocol CalendarViewDelegate: AnyObject {
  /// The decoration of a day; nil for none, which is the default.
  func calendarView(_ calendarView: CalendarView, decorationFor dateComponents: DateComponents) -> Decoration?
  /// The decorations of a day that has several; by default, the one of `calendarView(_:decorationFor:)`.
  func calendarView(_ calendarView: CalendarView, decorationsFor dateComponents: DateComponents) -> [Decoration]
  /// How the day's own number is drawn; nil, which is the default, as the others are.
  func calendarView(_ calendarView: CalendarView, appearanceFor dateComponents: DateComponents) -> DayAppearance?
  /// The user went on to another month; not called when the month was set in code.
  func calendarView(
    _ calendarView: CalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension CalendarViewDelegate {
  public func calendarView(
    _ calendarView: CalendarView, decorationFor dateComponents: DateComponents
  ) -> Decoration? {
    nil
  }

  public func calendarView(
    _ calendarView: CalendarView, decorationsFor dateComponents: DateComponents
  ) -> [Decoration] {
    self.calendarView(calendarView, decorationFor: dateComponents).map { [$0] } ?? []
  }

  public func calendarView(
    _ calendarView: CalendarView, appearanceFor dateComponents: DateComponents
  ) -> DayAppearance? {
    nil
  }

  public func calendarView(
    _ calendarView: CalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
