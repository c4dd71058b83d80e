import CalendarCore
import Foundation
import Testing

struct PagingTests {
  @Test func tellsTheDelegateOfTheMonthLeft() {
    let view = CalendarView.february2027()
    let delegate = RecordingDelegate()
    view.delegate = delegate
    #expect(view.showNextMonth())
    #expect(view.visibleMonth == Month(calendar: .gregorian, year: 2027, number: 3))
    #expect(view.showPreviousMonth())
    #expect(view.showPreviousMonth())
    #expect(view.showPreviousMonth())
    #expect(view.visibleMonth == Month(calendar: .gregorian, year: 2026, number: 12))
    #expect(view.showNextYear())
    #expect(view.visibleMonth == Month(calendar: .gregorian, year: 2027, number: 12))
    #expect(view.showPreviousYear())
    #expect(delegate.previousMonths.map(\.month) == [2, 3, 2, 1, 12, 12])
    #expect(delegate.previousMonths.map(\.year) == [2027, 2027, 2027, 2027, 2026, 2027])
    #expect(delegate.previousMonths.allSatisfy { $0.calendar != nil && $0.era == 1 && $0.day == 1 })
  }

  @Test func endsWithTheAvailableRange() {
    let view = CalendarView.february2027()
    let delegate = RecordingDelegate()
    view.delegate = delegate
    view.availableDays = Day("2027-02-10")...Day("2027-03-20")
    #expect(!view.showPreviousMonth())
    #expect(!view.showPreviousYear())
    #expect(delegate.previousMonths.isEmpty)
    #expect(view.showNextYear())
    #expect(view.visibleMonth.number == 3)
    #expect(!view.showNextMonth())
    #expect(delegate.previousMonths.count == 1)
  }

  @Test func goesThroughLeapMonths() {
    let view = CalendarView.february2027(.chinese)
    view.visibleMonth = Month(calendar: .chinese, year: 2023, number: 2)
    view.showNextMonth()
    #expect(view.visibleMonth == Month(calendar: .chinese, year: 2023, number: 2, isLeap: true))
    view.showNextYear()
    #expect(view.visibleMonth == Month(calendar: .chinese, year: 2024, number: 2))
  }

  @Test func skipsTheAdarThatACommonYearLacks() {
    let view = CalendarView.february2027(.hebrew)
    view.visibleMonth = Month(calendar: .hebrew, year: 5787, number: 6)
    view.showNextYear()
    #expect(view.visibleMonth == Month(calendar: .hebrew, year: 5788, number: 7))
    view.showPreviousMonth()
    #expect(view.visibleMonth == Month(calendar: .hebrew, year: 5788, number: 5))
  }
}
