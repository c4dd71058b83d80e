/// What a user does to see other months. The delegate is told; nothing happens at the ends of the available range.
extension CalendarView {
  /// Shows the next month; whether there is one to show.
  @discardableResult
  public func showNextMonth() -> Bool {
    turn(to: calendarSystem.month(after: visibleMonth))
  }

  /// Shows the month before; whether there is one to show.
  @discardableResult
  public func showPreviousMonth() -> Bool {
    turn(to: calendarSystem.month(before: visibleMonth))
  }

  /// Shows the same month of the next year, or the nearest available; whether that is another month.
  @discardableResult
  public func showNextYear() -> Bool {
    turn(toYear: visibleMonth.year + 1)
  }

  /// Shows the same month of the year before, or the nearest available; whether that is another month.
  @discardableResult
  public func showPreviousYear() -> Bool {
    turn(toYear: visibleMonth.year - 1)
  }

  private func turn(toYear year: Int) -> Bool {
    let months = calendarSystem.months(ofYear: year)
    let number = visibleMonth.number
    // A leap month, and Adar I, may have no namesake: the month that stands in its place then.
    guard
      let month = months.first(where: { $0.number == number && $0.isLeap == visibleMonth.isLeap })
        ?? months.first(where: { $0.number >= number }) ?? months.last
    else { return false }
    return turn(to: month)
  }

  private func turn(to month: Month) -> Bool {
    let previous = visibleDateComponents
    let previousMonth = visibleMonth
    visibleMonth = month
    guard visibleMonth != previousMonth else { return false }
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
    return true
  }
}
