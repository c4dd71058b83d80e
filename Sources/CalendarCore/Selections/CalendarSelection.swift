/// How days of a view can be selected. The kinds are its subclasses; the base selects nothing.
///
/// A user's action (`CalendarView.select`, `deselect`, `tap`) asks the selection's delegate and tells it. What is set in
/// code is taken as it is, and nobody is told.
public class CalendarSelection {
  /// The view whose behaviour it is. It reads days from date components in that view's calendar; without a view, in
  /// the current one.
  public internal(set) weak var calendarView: CalendarView?
  private var selectability: [Day: Bool] = [:]

  init() {}

  /// Asks the delegate again which days can be selected, when they are next drawn. Days that can't are drawn disabled.
  public func updateSelectableDates() {
    selectability = [:]
  }

  /// The selected days among some.
  func selectedDays(in days: ClosedRange<Day>) -> Set<Day> { [] }

  /// How selected days run together.
  var style: SelectionStyle { .discs }

  /// The days that are selected together with a day: itself, or its week.
  func unit(of day: Day) -> ClosedRange<Day> { day...day }

  /// What the delegate says of a day.
  func delegateAllows(_ day: Day) -> Bool { false }

  /// Carries out a user's selecting a day; whether anything was changed.
  func select(_ day: Day) -> Bool { false }

  /// Carries out a user's taking a day back; whether anything was changed.
  func deselect(_ day: Day) -> Bool { false }

  /// Whether a tap on a day takes it back.
  func tapDeselects(_ day: Day) -> Bool { !selectedDays(in: day...day).isEmpty }
}

extension CalendarSelection {
  /// Whether a day can be selected, as it is drawn: the delegate is asked once, until `updateSelectableDates()`.
  func isSelectable(_ day: Day) -> Bool {
    let first = unit(of: day).lowerBound
    return selectability[first] ?? askWhetherSelectable(day)
  }

  /// Asks the delegate, and keeps the answer for the drawing.
  func askWhetherSelectable(_ day: Day) -> Bool {
    let answer = delegateAllows(day)
    selectability[unit(of: day).lowerBound] = answer
    return answer
  }

  var reading: DateReading { calendarView?.reading ?? .current }
}
