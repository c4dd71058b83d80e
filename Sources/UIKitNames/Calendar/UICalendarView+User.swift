import CalendarCore
import PageLayout

/// What a user would do. On a server nobody taps: tests do it in their place. Delegates are asked and told.
extension UICalendarView {
  /// Taps a day; whether anything was changed.
  @discardableResult
  public func tap(_ dateComponents: DateComponents) -> Bool {
    model.day(for: dateComponents).map { model.tap($0) } ?? false
  }

  /// Taps a place of the picture that `pngData(size:scale:)` takes, in points from its top left corner; whether anything
  /// was changed.
  @discardableResult
  public func tap(at point: CGPoint, size: CGSize? = nil) throws -> Bool {
    model.tap(at: Point(x: Double(point.x), y: Double(point.y)), in: try scene(size: size))
  }

  /// Shows the next month; whether there is one to show.
  @discardableResult
  public func showNextMonth() -> Bool { model.showNextMonth() }

  /// Shows the month before; whether there is one to show.
  @discardableResult
  public func showPreviousMonth() -> Bool { model.showPreviousMonth() }
}
