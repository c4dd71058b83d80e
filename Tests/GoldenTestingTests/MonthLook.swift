import CalendarCore
import Foundation
import PageLayout
import Testing

/// A month page whose look is kept.
struct MonthLook: Sendable, CustomTestStringConvertible {
  var name: String
  var locale = "en_US"
  var calendar = CalendarIdentifier.gregorian
  var month = Month(calendar: .gregorian, year: 2027, number: 2)
  var design = FontDesign.default
  var theme = Theme.light
  var weekNumbers = WeekNumbering.none

  var testDescription: String { name }

  /// One subject each: a design, a theme, a script.
  static let all = [
    MonthLook(name: "default-light", weekNumbers: .iso),
    MonthLook(name: "rounded-dark", locale: "ru_RU", design: .rounded, theme: .dark),
    MonthLook(name: "serif-almanac", locale: "fr_FR", design: .serif, theme: .almanac),
    MonthLook(name: "monospaced-print", locale: "he_IL", design: .monospaced, theme: .print),
    MonthLook(
      name: "ramadan", locale: "ar_EG", calendar: .islamicUmmAlQura,
      month: Month(calendar: .islamicUmmAlQura, year: 1448, number: 9)),
    MonthLook(name: "devanagari", locale: "hi_IN@numbers=deva"),
  ]

  /// The month with today, a range selected, and every kind of decoration.
  func view() -> CalendarView {
    let view = CalendarView()
    view.timeZone = .gmt
    view.locale = Locale(identifier: locale)
    view.calendarSystem = CalendarSystem(calendar)
    view.fontDesign = design
    view.weekNumbers = weekNumbers
    view.visibleMonth = month
    let system = CalendarSystem(calendar)
    view.today = system.day(3, of: month)
    let selection = CalendarSelectionDateRange(delegate: nil)
    selection.selectedRange = system.day(12, of: month)!...system.day(16, of: month)!
    view.selectionBehavior = selection
    view.delegate = DecoratedDays.always
    return view
  }
}
