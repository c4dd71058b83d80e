/// Who is asked and told when a user selects a week.
@MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: AnyObject {
  /// The user selected a week; nil: cleared the selection.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  /// Whether a week can be selected; nil: whether the selection can be cleared. Every week can and nil can't, by default.
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  public func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool {
    weekOfYearComponents != nil
  }
}
