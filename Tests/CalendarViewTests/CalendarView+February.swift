import CalendarCore
import Foundation

extension CalendarView {
  /// A view of February 2027 in English: four rows where weeks begin on Monday, five on Sunday.
  static func february2027(_ identifier: CalendarIdentifier = .gregorian) -> CalendarView {
    let view = CalendarView()
    view.calendar = Calendar(identifier: identifier.foundation)
    view.locale = Locale(identifier: "en_US")
    view.timeZone = .gmt
    view.visibleMonth = view.calendarSystem.month(containing: Day("2027-02-14"))
    return view
  }

  /// The days of the visible month that are in a state.
  func days(in state: DayState) -> [Day] {
    content().days.filter { $0.states.contains(state) }.map(\.day)
  }
}

extension Day {
  /// A day that is known to exist.
  init(_ iso: String) {
    self.init(iso: iso)!
  }
}
