public import Foundation

/// Who is asked and told when a user selects a day.
public protocol CalendarSelectionSingleDateDelegate: AnyObject {
  /// The user selected a day; nil: cleared the selection.
  func dateSelection(_ selection: CalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day can be selected; nil: whether the selection can be cleared. Every day can and nil can't, by default.
  func dateSelection(_ selection: CalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension CalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: CalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool {
    dateComponents != nil
  }
}
