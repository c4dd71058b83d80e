import CalendarCore
import Foundation
import Testing

struct CalendarAndLocaleTests {
  @Test func areTheCurrentOnesAtFirst() {
    let view = CalendarView()
    #expect(view.locale == .current)
    #expect(view.calendar.identifier == Calendar.current.identifier)
    #expect(view.timeZone == nil)
    #expect(view.fontDesign == .default)
    #expect(view.delegate == nil)
    #expect(view.wantsDateDecorations)
  }

  @Test(arguments: [
    ("en_US", Weekday.sunday), ("en_GB", .monday), ("de_DE", .monday), ("ar_EG", .saturday), ("fa_IR", .saturday),
    ("pt-BR", .sunday), ("en-US-u-fw-mon", .monday), ("zh_TW", .sunday),
  ])
  func theFirstWeekdayFollowsTheLocale(locale: String, first: Weekday) {
    let view = CalendarView.february2027()
    view.locale = Locale(identifier: locale)
    #expect(view.content().firstWeekday == first)
    #expect(view.calendar.locale == Locale(identifier: locale))
    view.locale = Locale(identifier: "en_GB")
    #expect(view.content().firstWeekday == .monday)
  }

  @Test func aFirstWeekdaySetOnTheCalendarHoldsInEveryLocale() {
    let view = CalendarView.february2027()
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 4
    calendar.minimumDaysInFirstWeek = 7
    view.calendar = calendar
    view.locale = Locale(identifier: "de_DE")
    #expect(view.content().firstWeekday == .wednesday)
    #expect(view.weekRule == WeekRule(firstWeekday: .wednesday, minimumDays: 7))
    view.firstWeekday = .monday
    view.minimumDaysInFirstWeek = 1
    #expect(view.weekRule == WeekRule(firstWeekday: .monday, minimumDays: 1))
    let given = view.dateComponents(for: Day("2027-02-14")).calendar
    #expect(given?.firstWeekday == 2)
    #expect(given?.minimumDaysInFirstWeek == 1)
  }

  @Test func theISOCalendarHasISOWeeks() {
    let view = CalendarView.february2027(.iso8601)
    view.locale = Locale(identifier: "en_US")
    #expect(view.weekRule == .iso)
  }

  @Test(arguments: CalendarIdentifier.allCases)
  func everyCalendarCanBeSet(identifier: CalendarIdentifier) throws {
    let view = CalendarView.february2027()
    try view.setCalendar(Calendar(identifier: identifier.foundation))
    #expect(view.calendarSystem == CalendarSystem(identifier))
    let content = view.content()
    #expect(content.days.contains { $0.day == Day("2027-02-14") || $0.day == Day("2027-02-01") })
    #expect(content.days.map(\.fields.day) == Array(1...content.days.count))
  }

  @Test func aCalendarThatCanNotBeDrawnRightIsRefusedByName() {
    let view = CalendarView.february2027()
    let error = #expect(throws: UnsupportedCalendar.self) {
      try view.setCalendar(Calendar(identifier: .vietnamese))
    }
    #expect(error?.description.hasPrefix("the vietnamese calendar cannot be drawn right; these can be drawn: ") == true)
    #expect(view.calendar.identifier == .gregorian)
  }

  @Test func settingSuchACalendarTraps() async {
    await #expect(processExitsWith: .failure) {
      CalendarView().calendar = Calendar(identifier: .vietnamese)
    }
  }

  @Test func theTimeZoneOfComponentsIsTheViews() throws {
    let view = CalendarView.february2027()
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    view.timeZone = tokyo
    let components = view.dateComponents(for: Day("2027-02-14"))
    #expect(components.calendar?.timeZone == tokyo)
    #expect(components.date == Day("2027-02-14").start(in: tokyo))
  }
}
