import CalendarCore
import Foundation
import Testing

/// 14 February 2027 is the same day however its components were made.
struct DayMatchingTests {
  private static func components(_ change: (inout DateComponents) -> Void) -> DateComponents {
    var components = DateComponents(year: 2027, month: 2, day: 14)
    change(&components)
    return components
  }

  private static var gregorian: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private static let ways: [DateComponents] = [
    components { _ in },
    components { $0.calendar = gregorian },
    components { $0.calendar = Calendar(identifier: .gregorian) },
    components { $0.era = 1 },
    components { $0.isLeapMonth = false },
    components { ($0.hour, $0.minute, $0.second) = (23, 59, 59) },
    components { ($0.calendar, $0.timeZone) = (gregorian, TimeZone(identifier: "Asia/Tokyo")) },
    gregorian.dateComponents([.year, .month, .day], from: Day("2027-02-14").noonUTC),
    gregorian.dateComponents([.calendar, .era, .year, .month, .day], from: Day("2027-02-14").noonUTC),
    gregorian.dateComponents(in: .gmt, from: Day("2027-02-14").noonUTC),
    DateComponents(year: 2027, month: 1, day: 45),
    DateComponents(year: 2027, month: 2, weekday: 1, weekdayOrdinal: 2),
    DateComponents(year: 2027, month: 2, weekday: 1, weekOfMonth: 3),
    DateComponents(weekday: 1, weekOfYear: 8, yearForWeekOfYear: 2027),
    DateComponents(calendar: Calendar(identifier: .hebrew), timeZone: .gmt, year: 5787, month: 6, day: 7),
    DateComponents(calendar: Calendar(identifier: .japanese), timeZone: .gmt, era: 236, year: 9, month: 2, day: 14),
    DateComponents(calendar: Calendar(identifier: .persian), timeZone: .gmt, year: 1405, month: 11, day: 25),
    DateComponents(calendar: Calendar(identifier: .iso8601), timeZone: .gmt, year: 2027, month: 2, day: 14),
  ]

  @Test(arguments: ways)
  func isSelected(components: DateComponents) {
    let view = CalendarView.february2027()
    let single = CalendarSelectionSingleDate(delegate: nil)
    view.selectionBehavior = single
    single.selectedDate = components
    #expect(single.selectedDay == Day("2027-02-14"))
    #expect(view.days(in: .selected) == [Day("2027-02-14")])
    let multi = CalendarSelectionMultiDate(delegate: nil)
    multi.selectedDates = [components]
    view.selectionBehavior = multi
    #expect(view.days(in: .selected) == [Day("2027-02-14")])
  }

  @Test func aSelectionThatHasNoViewYetReadsTheCurrentCalendar() {
    let selection = CalendarSelectionSingleDate(delegate: nil)
    selection.selectedDate = DateComponents(
      calendar: Self.gregorian, year: 2027, month: 2, day: 14)
    #expect(selection.selectedDay == Day("2027-02-14"))
  }

  @Test func aDayThatComesBackFromTheViewIsTheSame() {
    for identifier in CalendarIdentifier.allCases {
      let view = CalendarView.february2027(identifier)
      for day in Day("2027-01-01")...Day("2028-12-31") {
        #expect(view.day(for: view.dateComponents(for: day)) == day, "\(identifier)")
      }
    }
  }

  @Test func componentsOfACalendarThatCanNotBeReadNameNoDay() {
    let view = CalendarView.february2027()
    let vietnamese = DateComponents(calendar: Calendar(identifier: .vietnamese), year: 2027, month: 2, day: 14)
    #expect(view.day(for: vietnamese) == nil)
  }
}
