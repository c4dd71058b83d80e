public import CalendarCore

/// How days of a calendar view can be selected; the kinds are its subclasses.
@MainActor
public class UICalendarSelection: NSObject {
  /// The selection that is drawn.
  public let model: CalendarSelection

  init(_ model: CalendarSelection) {
    self.model = model
  }

  /// Asks the delegate again which days can be selected, when they are next drawn.
  public func updateSelectableDates() {
    model.updateSelectableDates()
  }
}
