public import Foundation

/// Who is asked and told when a user selects days and takes them back.
public protocol CalendarSelectionMultiDateDelegate: AnyObject {
  /// The user selected a day.
  func multiDateSelection(_ selection: CalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// The user took a day back.
  func multiDateSelection(_ selection: CalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a day can be selected; every day, by default.
  func multiDateSelection(_ selection: CalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents)
    -> Bool
  /// Whether a day can be taken back; every day, by default.
  func multiDateSelection(_ selection: CalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents)
    -> Bool
}

extension CalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: CalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool {
    true
  }

  public func multiDateSelection(
    _ selection: CalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool {
    true
  }
}
