public import Foundation

/// Who is asked and told when a user selects a range of days.
public protocol CalendarSelectionDateRangeDelegate: AnyObject {
  /// The user selected a range, both ends of which belong to it. Without an end it is only begun; without a start the
  /// selection was cleared.
  func dateRangeSelection(
    _ selection: CalendarSelectionDateRange, didSelectFrom start: DateComponents?, to end: DateComponents?)
  /// Whether a day can be an end of a range; every day, by default.
  func dateRangeSelection(_ selection: CalendarSelectionDateRange, canSelectDate dateComponents: DateComponents)
    -> Bool
  /// Whether two days can be the ends of one range; by default they can.
  func dateRangeSelection(
    _ selection: CalendarSelectionDateRange, canSelectFrom start: DateComponents, to end: DateComponents
  ) -> Bool
  /// Whether a range can be taken back; by default it can.
  func dateRangeSelectionCanClear(_ selection: CalendarSelectionDateRange) -> Bool
}

extension CalendarSelectionDateRangeDelegate {
  public func dateRangeSelection(
    _ selection: CalendarSelectionDateRange, canSelectDate dateComponents: DateComponents
  ) -> Bool {
    true
  }

  public func dateRangeSelection(
    _ selection: CalendarSelectionDateRange, canSelectFrom start: DateComponents, to end: DateComponents
  ) -> Bool {
    true
  }

  public func dateRangeSelectionCanClear(_ selection: CalendarSelectionDateRange) -> Bool { true }
}
