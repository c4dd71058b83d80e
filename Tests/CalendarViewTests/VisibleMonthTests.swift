import CalendarCore
import Foundation
import Testing

struct VisibleMonthTests {
  @Test func isTheCurrentMonthAtFirst() {
    let view = CalendarView()
    let today = Calendar.current.dateComponents([.year, .month], from: Date())
    #expect(view.visibleDateComponents.year == today.year)
    #expect(view.visibleDateComponents.month == today.month)
  }

  @Test func isHandedOutWithCalendarEraYearMonthDayAndLeapMonth() {
    let components = CalendarView.february2027().visibleDateComponents
    #expect(components.calendar?.identifier == .gregorian)
    #expect(components.era == 1)
    #expect(components.year == 2027)
    #expect(components.month == 2)
    #expect(components.day == 1)
    #expect(components.isLeapMonth == false)
    #expect(components.timeZone == nil)
  }
}
