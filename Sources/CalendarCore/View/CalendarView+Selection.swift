public import Foundation

/// What a user does to days. The selection's delegate is asked and told; a day that is not available can't be touched.
extension CalendarView {
  /// Selects a day, or what the behaviour selects with it (its week, the range to it); whether anything was changed.
  @discardableResult
  public func select(_ day: Day) -> Bool {
    guard availableDays.contains(day) else { return false }
    return selectionBehavior?.select(day) ?? false
  }

  /// Takes a selected day back, with what was selected along with it; whether anything was changed.
  @discardableResult
  public func deselect(_ day: Day) -> Bool {
    guard availableDays.contains(day) else { return false }
    return selectionBehavior?.deselect(day) ?? false
  }

  /// Taps a day: selects it, or takes it back when it is selected; whether anything was changed.
  @discardableResult
  public func tap(_ day: Day) -> Bool {
    selectionBehavior?.tapDeselects(day) == true ? deselect(day) : select(day)
  }

  /// The day that date components name in this view; nil when they name none.
  public func day(for dateComponents: DateComponents) -> Day? {
    reading.day(of: dateComponents)
  }

  /// A day as the view hands it to delegates: with calendar, era, year, month, day and leap month.
  public func dateComponents(for day: Day) -> DateComponents {
    reading.components(of: day)
  }
}
