public import Foundation

/// Who is asked and told when a user selects a week. The methods are called as Swift imports UIKit's.
public protocol CalendarSelectionWeekOfYearDelegate: AnyObject {
  /// The user selected a week; nil: cleared the selection.
  func week(
    ofYearSelection selection: CalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  /// Whether a week can be selected; nil: whether the selection can be cleared. Every week can and nil can't, by default.
  func week(
    ofYearSelection selection: CalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension CalendarSelectionWeekOfYearDelegate {
  public func week(
    ofYearSelection selection: CalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool {
    weekOfYearComponents != nil
  }
}
