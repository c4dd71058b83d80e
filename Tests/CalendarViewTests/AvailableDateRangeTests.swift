import CalendarCore
import Foundation
import Testing

struct AvailableDateRangeTests {
  /// 2027-01-01 00:00 to 2027-12-31 00:00 in a time zone.
  private func year2027(in zone: TimeZone) -> DateInterval {
    DateInterval(start: Day("2027-01-01").start(in: zone), end: Day("2027-12-31").start(in: zone))
  }

  @Test func isAllDaysAtFirst() {
    let view = CalendarView.february2027()
    #expect(view.availableDateRange == DateInterval(start: .distantPast, end: .distantFuture))
    #expect(view.days(in: .unavailable).isEmpty)
    #expect(view.availableDays.upperBound == Day("4001-01-01"))
  }

  @Test func hasTheDayItsEndFallsOn() {
    let view = CalendarView.february2027()
    view.availableDateRange = year2027(in: .gmt)
    #expect(view.availableDays == Day("2027-01-01")...Day("2027-12-31"))
    view.visibleDateComponents = DateComponents(year: 2027, month: 12)
    #expect(view.days(in: .unavailable).isEmpty)
  }

  @Test(arguments: ["America/Los_Angeles", "Asia/Tokyo", "America/Sao_Paulo"])
  func isReadInTheViewsTimeZone(name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    let view = CalendarView.february2027()
    view.timeZone = zone
    view.availableDateRange = year2027(in: zone)
    #expect(view.availableDays == Day("2027-01-01")...Day("2027-12-31"))
  }

  @Test func isReadInTheCalendarsTimeZoneWhenTheViewHasNone() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let view = CalendarView()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    view.calendar = calendar
    view.availableDateRange = year2027(in: zone)
    #expect(view.availableDays == Day("2027-01-01")...Day("2027-12-31"))
    view.timeZone = .gmt
    #expect(view.availableDays == Day("2026-12-31")...Day("2027-12-30"))
  }

  @Test func daysOutsideAreUnavailable() {
    let view = CalendarView.february2027()
    view.availableDays = Day("2027-02-10")...Day("2027-02-20")
    let outside = view.content().days.filter { $0.states.contains(.unavailable) }.map(\.fields.day)
    #expect(outside == Array(1...9) + Array(21...28))
  }

  @Test func givenByDaysItIsTheirMidnights() {
    let view = CalendarView.february2027()
    // Midnight of 4 November 2018 does not exist in São Paulo: the day begins at 1:00.
    view.timeZone = TimeZone(identifier: "America/Sao_Paulo")!
    view.availableDays = Day("2018-11-04")...Day("2018-11-05")
    let range = view.availableDateRange
    #expect(range.start == Date(timeIntervalSince1970: 1_541_300_400))
    #expect(range.end == Date(timeIntervalSince1970: 1_541_383_200))
    view.availableDateRange = range
    #expect(view.availableDays == Day("2018-11-04")...Day("2018-11-05"))
  }

  @Test(arguments: [
    ("2019-05", Month(calendar: .gregorian, year: 2027, number: 1)),
    ("2027-12", Month(calendar: .gregorian, year: 2027, number: 12)),
    ("2031-02", Month(calendar: .gregorian, year: 2027, number: 12)),
  ])
  func aMonthOutsideIsReplacedByTheNearest(text: String, month: Month) {
    let view = CalendarView.february2027()
    view.availableDateRange = year2027(in: .gmt)
    let day = Day(text + "-01")
    let (year, number, _) = day.gregorian
    view.visibleDateComponents = DateComponents(year: year, month: number)
    #expect(view.visibleMonth == month)
    view.visibleMonth = Month(calendar: .gregorian, year: year, number: number)
    #expect(view.visibleMonth == month)
  }

  @Test func aMonthThatIsPartlyInsideCanBeShown() throws {
    let view = CalendarView.february2027()
    view.availableDays = Day("2027-02-20")...Day("2027-04-02")
    try view.show(DateComponents(year: 2027, month: 2))
    try view.show(DateComponents(year: 2027, month: 4, day: 30))
    #expect(view.visibleMonth.number == 4)
  }

  @Test func theThrowingWayTellsTheNearestMonth() {
    let view = CalendarView.february2027()
    view.availableDateRange = year2027(in: .gmt)
    let error = #expect(throws: VisibleMonthError.self) { try view.show(DateComponents(year: 2031, month: 2)) }
    #expect(
      error?.description
        == "the month of 2031-02-01 lies outside the available range 2027-01-01..2027-12-31; the nearest month in it is "
        + "that of 2027-12-31, month 12 of 2027")
    #expect(view.visibleMonth == Month(calendar: .gregorian, year: 2027, number: 2))
  }

  @Test func narrowedUnderTheVisibleMonthItMovesTheMonth() {
    let view = CalendarView.february2027()
    view.availableDays = Day("2027-06-10")...Day("2028-01-01")
    #expect(view.visibleMonth.number == 6)
    view.availableDateRange = DateInterval(
      start: Day("2020-01-01").start(in: .gmt), end: Day("2027-03-15").start(in: .gmt))
    #expect(view.visibleMonth.number == 3)
  }

  @Test func endsWhereTheCalendarIsNoLongerRight() {
    let view = CalendarView.february2027(.persian)
    view.visibleDateComponents = DateComponents(year: 1600, month: 1)
    #expect(view.visibleMonth == Month(calendar: .persian, year: 1501, number: 12))
    #expect(!view.showNextMonth())
    let error = #expect(throws: VisibleMonthError.self) { try view.show(DateComponents(year: 1600, month: 1)) }
    #expect(
      error?.description
        == "the month of 2221-03-21 lies outside the available range 1898-03-21..2123-03-20; the nearest month in it is "
        + "that of 2123-03-20, month 12 of 1501")
  }

  @Test func availableDaysThatTheCalendarIsNotRightForLeaveTheNearestMonth() {
    let view = CalendarView.february2027(.persian)
    view.availableDays = Day("3000-01-01")...Day("3000-12-31")
    #expect(view.visibleMonth == Month(calendar: .persian, year: 1501, number: 12))
    #expect(view.days(in: .unavailable).count == view.content().days.count)
  }
}
