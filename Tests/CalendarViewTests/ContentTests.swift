import CalendarCore
import Foundation
import Testing

struct ContentTests {
  @Test func placesDaysInRowsAndColumns() {
    let view = CalendarView.february2027()
    let content = view.content()
    #expect(content.month == Month(calendar: .gregorian, year: 2027, number: 2))
    #expect(content.title == "February 2027")
    #expect(content.monthName == "February")
    #expect(content.yearTitle == "2027")
    #expect(content.rowCount == 5)
    #expect(content.days.map(\.text) == (1...28).map(String.init))
    #expect(content.days.first.map { [$0.row, $0.column] } == [0, 1])
    #expect(content.days.last.map { [$0.row, $0.column] } == [4, 0])
    #expect(content.columns.map(\.short) == ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
    view.firstWeekday = .monday
    #expect(view.content().rowCount == 4)
    #expect(view.content().columns.map(\.narrow) == ["M", "T", "W", "T", "F", "S", "S"])
  }

  @Test func canBeAskedForAnyMonth() {
    let view = CalendarView.february2027()
    #expect(view.content(of: Month(calendar: .gregorian, year: 2026, number: 12)).title == "December 2026")
    #expect(view.visibleMonth.number == 2)
  }

  @Test func statesAreThoseOfTheDay() {
    let view = CalendarView.february2027()
    view.today = Day("2027-02-03")
    view.availableDays = Day("2027-02-02")...Day("2027-02-27")
    view.showsAdjacentDays = true
    let selection = CalendarSelectionMultiDate(delegate: nil)
    selection.selectedDays = [Day("2027-02-03"), Day("2027-02-28")]
    view.selectionBehavior = selection
    let states = Dictionary(uniqueKeysWithValues: view.content().days.map { ($0.day, $0.states) })
    #expect(states.count == 35)
    #expect(states[Day("2027-01-31")] == [.adjacent, .unavailable, .weekend])
    #expect(states[Day("2027-02-01")] == [.unavailable])
    #expect(states[Day("2027-02-02")] == [])
    #expect(states[Day("2027-02-03")] == [.selected, .today])
    #expect(states[Day("2027-02-06")] == [.weekend])
    #expect(states[Day("2027-02-28")] == [.selected, .unavailable, .weekend])
  }

  @Test func noDayIsMarkedAsTodayUnlessItIsGiven() {
    let view = CalendarView()
    #expect(view.days(in: .today).isEmpty)
  }

  @Test(arguments: [("ar_EG", [6, 7]), ("fa_IR", [6]), ("hi_IN", [1]), ("de_DE", [7, 1])])
  func weekendsAreTheLocales(locale: String, weekdays: [Int]) {
    let view = CalendarView.february2027()
    view.locale = Locale(identifier: locale)
    #expect(Set(view.days(in: .weekend).map(\.weekday.rawValue)) == Set(weekdays))
  }

  @Test(arguments: [
    ("ar_EG", true, "ar-EG"), ("he", true, "he"), ("en-US-u-fw-mon", false, "en-US"), ("zh_TW", false, "zh-TW"),
  ])
  func knowsItsLanguageAndDirection(locale: String, isRightToLeft: Bool, language: String) {
    let view = CalendarView.february2027()
    view.locale = Locale(identifier: locale)
    let content = view.content()
    #expect(content.isRightToLeft == isRightToLeft)
    #expect(content.language == language)
  }

  @Test func numbersWeeksOnRequest() {
    let view = CalendarView.february2027()
    #expect(view.content().weeks == nil)
    view.weekNumbers = .iso
    // A row that begins on Sunday has the number of its Thursday's week.
    #expect(view.content().weeks?.map(\.number) == [5, 6, 7, 8, 9])
    view.weekNumbers = .locale
    #expect(view.content().weeks?.map(\.number) == [6, 7, 8, 9, 10])
    view.locale = Locale(identifier: "ar_EG")
    view.weekNumbers = .iso
    #expect(view.content().weeks?.map(\.text) == ["٥", "٦", "٧", "٨", "٩"])
  }

  @Test func passesOnFontTintAndNumerals() throws {
    let view = CalendarView.february2027()
    view.fontDesign = .rounded
    view.tintColor = .systemPink
    view.numerals = try Numerals("deva")
    let content = view.content()
    #expect(content.fontDesign == .rounded)
    #expect(content.tintColor == .systemPink)
    #expect(content.days[13].text == "१४")
  }

  @Test func aSecondCalendarStandsBesideTheFirst() {
    let view = CalendarView.february2027()
    #expect(view.content().secondaryTitle == nil)
    #expect(view.content().days[0].secondaryText == nil)
    view.secondaryCalendar = CalendarSystem(.hebrew)
    let content = view.content()
    #expect(content.days[0].secondaryText == "24")
    #expect(content.days[7].secondaryText == "1 Adar I")
    #expect(content.secondaryTitle?.contains("Shevat") == true)
    #expect(content.secondaryTitle?.contains("Adar I") == true)
  }

  @Test func eventsComeInOrderOfTheirFirstDay() {
    let view = CalendarView.february2027()
    func event(_ title: String, _ first: String, _ last: String, at minute: Int? = nil) -> CalendarEvent {
      CalendarEvent(title: title, days: Day(first)...Day(last), startMinute: minute)
    }
    view.events = [
      event("evening", "2027-02-10", "2027-02-10", at: 1200), event("noon", "2027-02-10", "2027-02-10", at: 720),
      event("all day", "2027-02-10", "2027-02-10"), event("also all day", "2027-02-10", "2027-02-10"),
      event("long", "2027-02-10", "2027-02-12"), event("before", "2027-01-01", "2027-01-31"),
      event("across", "2027-01-20", "2027-02-02"), event("after", "2027-03-01", "2027-03-01"),
    ]
    #expect(view.content().events.map(\.title) == ["across", "long", "all day", "also all day", "noon", "evening"])
    view.showsAdjacentDays = true
    #expect(view.content().events.map(\.title).first == "before")
  }

  @Test func aMonthThatDoesNotExistTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = CalendarView().content(of: Month(calendar: .hebrew, year: 5788, number: 6))
    }
  }
}
