/// Who is asked and told when a user selects a day.
@MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// The user selected a day; nil: cleared the selection.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day can be selected; nil: whether the selection can be cleared. Every day can and nil can't, by default.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool {
    dateComponents != nil
  }
}
