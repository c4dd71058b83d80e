public import Foundation

extension CalendarView {
  /// The month that is shown. A month outside the available range, or one that does not exist, is replaced by the
  /// nearest in it. Setting it calls nobody.
  public var visibleMonth: Month {
    get { calendarSystem.month(containing: anchor) }
    set { if let days = days(of: newValue) { show(clamping: days.lowerBound) } }
  }

  /// The month that is shown, by its first day. Components with a calendar other than the view's are converted through
  /// the instant they name; without a calendar they are read in the view's.
  ///
  /// Where UIKit throws an exception, the nearest month in the available range is shown; components that name no month
  /// change nothing. `show(_:)` tells of both.
  public var visibleDateComponents: DateComponents {
    get { reading.components(of: calendarSystem.days(of: visibleMonth)?.lowerBound ?? anchor) }
    set { if let day = reading.day(of: newValue) { show(clamping: day) } }
  }

  /// Sets the visible month. Pictures do not move: `animated` has no effect.
  public func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }

  /// Shows the month that components name.
  ///
  /// - Throws: `VisibleMonthError` when they name none, or one outside the available range; nothing is changed then.
  public func show(_ dateComponents: DateComponents) throws(VisibleMonthError) {
    guard let day = reading.day(of: dateComponents) else { throw .noMonth }
    try show(day)
  }

  /// Shows a month.
  ///
  /// - Throws: `VisibleMonthError` when it does not exist, or lies outside the available range; nothing is changed then.
  public func show(_ month: Month) throws(VisibleMonthError) {
    guard let days = days(of: month) else { throw .noMonth }
    try show(days.lowerBound)
  }

  /// Shows the month that holds a day.
  ///
  /// - Throws: `VisibleMonthError` when no day of it is available; nothing is changed then.
  public func show(_ day: Day) throws(VisibleMonthError) {
    let clamped = clamped(day)
    guard clamped == day else {
      throw .outsideRange(day, available: reachableDays, nearest: calendarSystem.month(containing: clamped))
    }
    anchor = day
  }

  /// Shows the month nearest to a day's.
  private func show(clamping day: Day) {
    anchor = clamped(day)
  }

  /// Moves a month that the available range leaves out to the nearest inside.
  func clampVisibleMonth() {
    anchor = clamped(anchor)
  }

  /// A day if its month has an available day, or else the available day that is nearest.
  private func clamped(_ day: Day) -> Day {
    let days = reachableDays
    let month = calendarSystem.month(containing: day)
    if calendarSystem.days(of: month)?.overlaps(days) == true { return day }
    return min(max(day, days.lowerBound), days.upperBound)
  }

  /// The available days that the calendar is right for; where it is for none of them, its day nearest to them.
  private var reachableDays: ClosedRange<Day> {
    availableDays.clamped(to: calendarSystem.supported)
  }

  /// The days of a month of any calendar.
  private func days(of month: Month) -> ClosedRange<Day>? {
    CalendarSystem(month.calendar).days(of: month)
  }
}
