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

  @Test func componentsWithoutCalendarAreReadInTheViews() {
    let view = CalendarView.february2027(.hebrew)
    view.visibleDateComponents = DateComponents(year: 5787, month: 7)
    #expect(view.visibleMonth == Month(calendar: .hebrew, year: 5787, number: 7))
    #expect(view.content().days[0].day == Day("2027-03-10"))
  }

  @Test func componentsOfAnotherCalendarAreConverted() {
    let view = CalendarView.february2027()
    // 1 Tishri 5788 is 2 October 2027.
    view.visibleDateComponents = DateComponents(
      calendar: Calendar(identifier: .hebrew), timeZone: .gmt, year: 5788, month: 1, day: 1)
    #expect(view.visibleMonth == Month(calendar: .gregorian, year: 2027, number: 10))
  }

  @Test func conversionIsRightWhereFoundationsHebrewYearIsNot() {
    let view = CalendarView.february2027()
    // 1 Nisan 5806 is 8 April 2046; Foundation has it a month late.
    view.visibleDateComponents = DateComponents(
      calendar: Calendar(identifier: .hebrew), timeZone: .gmt, year: 5806, month: 8, day: 1)
    #expect(view.visibleMonth == Month(calendar: .gregorian, year: 2046, number: 4))
  }

  @Test(arguments: [("Asia/Tokyo", 1), ("GMT", 2), ("America/New_York", 2)])
  func conversionGoesThroughTheInstant(zone: String, month: Int) {
    let view = CalendarView.february2027()
    // 24 Shevat 5787 is 1 February 2027: in Tokyo it begins at 15:00 of 31 January in Greenwich.
    view.visibleDateComponents = DateComponents(
      calendar: Calendar(identifier: .hebrew), timeZone: TimeZone(identifier: zone), year: 5787, month: 5, day: 24)
    #expect(view.visibleMonth.number == month)
  }

  @Test(arguments: [
    (DateComponents(year: 2028), 2028, 1),
    (DateComponents(year: 2028, month: 3, day: 31), 2028, 3),
    // Numbers beyond their month or year are counted on, as Foundation does.
    (DateComponents(year: 2027, month: 2, day: 30), 2027, 3),
    (DateComponents(year: 2027, month: 14), 2028, 2),
    (DateComponents(year: 2027, month: 0), 2026, 12),
    (DateComponents(weekOfYear: 23, yearForWeekOfYear: 2027), 2027, 5),
    (DateComponents(weekday: 3, weekOfYear: 23, yearForWeekOfYear: 2027), 2027, 6),
    (DateComponents(year: 2027, month: 5, weekday: 2, weekdayOrdinal: 5), 2027, 5),
    (DateComponents(era: 1, year: 44, month: 3), 44, 3),
  ])
  func partialComponentsNameTheMonthOfTheirFirstDay(components: DateComponents, year: Int, month: Int) throws {
    let view = CalendarView.february2027()
    view.availableDays = Day.supported
    try view.show(components)
    #expect(view.visibleMonth == Month(calendar: .gregorian, year: year, number: month))
  }

  @Test func aDayOfTheYearIsCounted() throws {
    let view = CalendarView.february2027()
    var components = DateComponents(year: 2027)
    components.dayOfYear = 60
    #expect(view.day(for: components) == Day("2027-03-01"))
  }

  @Test(arguments: [
    DateComponents(), DateComponents(month: 3), DateComponents(era: 0, year: .min, month: 2),
    DateComponents(year: 2027, month: 1_000_000), DateComponents(year: 2027, month: 2, day: .max - 1),
    DateComponents(weekOfYear: 70, yearForWeekOfYear: 2027),
  ])
  func componentsThatNameNoMonthChangeNothing(components: DateComponents) {
    let view = CalendarView.february2027()
    view.visibleDateComponents = components
    #expect(view.visibleMonth == Month(calendar: .gregorian, year: 2027, number: 2))
    #expect(throws: VisibleMonthError.noMonth) { try view.show(components) }
    #expect(
      VisibleMonthError.noMonth.description
        == "the date components name no month: give a year and a month that it has")
  }

  @Test func aLeapMonthThatTheYearLacksIsNone() {
    let view = CalendarView.february2027(.chinese)
    var components = DateComponents(year: 2027, month: 2)
    components.isLeapMonth = true
    #expect(throws: VisibleMonthError.noMonth) { try view.show(components) }
    components.year = 2023
    view.visibleDateComponents = components
    #expect(view.visibleMonth == Month(calendar: .chinese, year: 2023, number: 2, isLeap: true))
    #expect(view.visibleDateComponents.isLeapMonth == true)
  }

  @Test func aHebrewMonthThatTheYearSkipsIsTheNext() {
    let view = CalendarView.february2027(.hebrew)
    view.visibleDateComponents = DateComponents(year: 5788, month: 6)
    #expect(view.visibleMonth.number == 7)
  }

  @Test(arguments: [
    // Foundation's numbers: cycle 78 and its year, an era and its year, years of the Minguo and the Buddhist era.
    (CalendarIdentifier.chinese, 78, 44), (.dangi, 78, 44), (.japanese, 236, 9), (.republicOfChina, 1, 116),
    (.buddhist, 0, 2570), (.hebrew, 0, 5787), (.ethiopicAmeteAlem, 1, 7519),
  ])
  func yearsGoOutAsFoundationCountsThemAndComeBack(identifier: CalendarIdentifier, era: Int, year: Int) {
    let view = CalendarView.february2027(identifier)
    let month = view.visibleMonth
    let components = view.visibleDateComponents
    #expect(components.era == era)
    #expect(components.year == year)
    view.visibleDateComponents = DateComponents(year: 2000)
    view.visibleDateComponents = components
    #expect(view.visibleMonth == month)
  }

  @Test(arguments: [
    (CalendarIdentifier.japanese, DateComponents(year: 9, month: 2)),
    (.japanese, DateComponents(year: 2027, month: 2)),
    (.japanese, DateComponents(era: 236, year: 9, month: 2)),
    (.japanese, DateComponents(era: 235, year: 39, month: 2)),
    (.chinese, DateComponents(year: 44, month: 1)),
    (.chinese, DateComponents(year: 2027, month: 1)),
  ])
  func yearsWithoutAnEraAreOfThePresentOne(identifier: CalendarIdentifier, components: DateComponents) {
    let view = CalendarView.february2027(identifier)
    view.visibleDateComponents = DateComponents(era: components.era, year: 1, month: 1)
    view.visibleDateComponents = components
    #expect(view.content().days.contains { $0.day == Day("2027-02-14") })
  }

  @Test func settingItCallsNobody() throws {
    let view = CalendarView.february2027()
    let delegate = RecordingDelegate()
    view.delegate = delegate
    view.visibleDateComponents = DateComponents(year: 2027, month: 5)
    view.setVisibleDateComponents(DateComponents(year: 2027, month: 6), animated: true)
    view.visibleMonth = Month(calendar: .gregorian, year: 2027, number: 7)
    try view.show(DateComponents(year: 2027, month: 8))
    view.availableDays = Day("2027-01-01")...Day("2027-03-31")
    #expect(view.visibleMonth.number == 3)
    #expect(delegate.previousMonths.isEmpty)
  }

  @Test func staysWhereItIsWhenTheCalendarChanges() {
    let view = CalendarView.february2027()
    view.visibleDateComponents = DateComponents(year: 2027, month: 2, day: 14)
    view.calendarSystem = CalendarSystem(.hebrew)
    #expect(view.visibleMonth == Month(calendar: .hebrew, year: 5787, number: 6))
    #expect(view.calendar.identifier == .hebrew)
  }

  @Test func aMonthOfAnotherCalendarIsTheOneOfItsFirstDay() throws {
    let view = CalendarView.february2027()
    view.visibleMonth = Month(calendar: .hebrew, year: 5788, number: 1)
    #expect(view.visibleMonth == Month(calendar: .gregorian, year: 2027, number: 10))
    #expect(throws: VisibleMonthError.noMonth) {
      try view.show(Month(calendar: .hebrew, year: 5788, number: 6))
    }
  }
}
