import CalendarCore
import Foundation

extension ViewSettings {
  /// A view with these settings, but for decorations and events, which are found page by page.
  func makeView(showing month: Month) -> CalendarView {
    var foundation = Calendar(identifier: calendar.identifier.foundation)
    foundation.timeZone = timeZone
    let view = CalendarView(calendar: foundation, locale: locale)
    view.timeZone = timeZone
    view.firstWeekday = firstWeekday
    view.minimumDaysInFirstWeek = minimumDaysInFirstWeek
    view.numerals = numerals
    view.fontDesign = fontDesign
    view.tintColor = tintColor
    view.wantsDateDecorations = wantsDateDecorations
    view.today = today
    view.weekNumbers = weekNumbers
    view.dayOfYear = dayOfYear
    view.secondaryCalendar = secondaryCalendar
    view.showsAdjacentDays = showsAdjacentDays
    view.availableDays = availableDays ?? Day.supported
    view.visibleMonth = month
    view.selectionBehavior = selectionBehavior(in: view)
    return view
  }

  private func selectionBehavior(in view: CalendarView) -> CalendarSelection? {
    switch selection {
    case .singleDate(let day):
      let selection = CalendarSelectionSingleDate(delegate: nil)
      selection.selectedDay = day
      return selection
    case .multiDate(let days):
      let selection = CalendarSelectionMultiDate(delegate: nil)
      selection.selectedDays = Set(days)
      return selection
    case .weekOfYear(let week):
      let selection = CalendarSelectionWeekOfYear(delegate: nil)
      // Components of a day stand for its week.
      selection.selectedWeekOfYear = days(of: week, rule: view.weekRule).map { view.dateComponents(for: $0) }
      return selection
    case .dateRange(let days):
      let selection = CalendarSelectionDateRange(delegate: nil)
      selection.selectedRange = days
      return selection
    case nil: return nil
    }
  }

  /// A day of the row that is meant by a week's number; nil when the year has no such week.
  ///
  /// Numbers are those that stand before the rows: ISO's where these are shown, the view's own otherwise.
  func days(of week: WeekOfYear, rule: WeekRule) -> Day? {
    weekNumbers == .iso
      ? WeekRule.iso.days(of: week, in: CalendarSystem(.iso8601))?.lowerBound.advanced(by: 3)
      : rule.days(of: week, in: calendar)?.lowerBound
  }
}
