import CalendarConfig
import CalendarCore
import Testing

@Suite("What on: means")
struct PatternTests {
  @Test(
    "in each of its forms",
    arguments: [
      ("2027-02-14", "2027-02-14"),
      ("2027-02-27..2027-03-02", "2027-02-27 2027-02-28 2027-03-01 2027-03-02"),
      ("[2027-02-14, 2027-03-01..2027-03-02]", "2027-02-14 2027-03-01 2027-03-02"),
      ("[2027-02-14, {month: 3, day: 8}]", "2027-02-14 2027-03-08"),
      ("{month: 2, day: 14}", "2027-02-14"),
      ("{day: 1}", "2027-02-01 2027-03-01 2027-04-01 2027-05-01"),
      ("{month: 3, weekday: friday}", "2027-03-05 2027-03-12 2027-03-19 2027-03-26"),
      ("{month: 4, weekday: thursday, weekdayOrdinal: 4}", "2027-04-22"),
      ("{month: 5, weekday: monday, weekdayOrdinal: -1}", "2027-05-31"),
      ("{weekday: sunday, weekdayOrdinal: 1}", "2027-02-07 2027-03-07 2027-04-04 2027-05-02"),
      ("{day: 13, weekday: saturday}", "2027-02-13 2027-03-13"),
      ("{year: 2027, month: 2, day: 14}", "2027-02-14"),
      ("{year: 2028, month: 2, day: 14}", ""),
      ("{easter: -2}", "2027-03-26"),
      ("{orthodoxEaster: 0}", "2027-05-02"),
      ("{calendar: hebrew, month: 8, day: 15}", "2027-04-22"),
      ("{calendar: islamicCivil, month: 9, day: 1}", "2027-02-08"),
      ("{month: 2, day: 29}", "2027-02-28"),
      ("{month: 2, day: 29, leapDay: skip}", ""),
      ("{month: 2, day: 29, leapDay: march1}", "2027-03-01"),
    ])
  func forms(on: String, days: String) throws {
    let document = try ConfigReader.smallWorld.document("decorations: [{on: \(on)}]")
    let range = Day(year: 2027, month: 2, day: 1)!...Day(year: 2027, month: 5, day: 31)!
    #expect(document.view.decorations[0].days.days(in: range).map(\.iso).joined(separator: " ") == days)
  }

  @Test("in the page's calendar, where it names none")
  func calendarOfThePage() throws {
    let document = try ConfigReader.smallWorld.document(
      "decorations: [{on: {month: 1, day: 1}}]\ncalendar: persian")
    let year = Day(year: 2027, month: 1, day: 1)!...Day(year: 2027, month: 12, day: 31)!
    #expect(document.view.decorations[0].days.days(in: year).map(\.iso) == ["2027-03-21"])
  }

  @Test("a range is one event over its days, a list several")
  func events() throws {
    let document = try ConfigReader.smallWorld.document(
      """
      events:
        - {on: [2027-02-01, 2027-02-05..2027-02-07], title: a, time: 09:30}
        - {from: 2027-01-30, to: 2027-02-02, title: b}
        - {on: {weekday: friday}, title: c}
      """)
    let month = Day(year: 2027, month: 2, day: 1)!...Day(year: 2027, month: 2, day: 7)!
    let events = document.view.events.flatMap { $0.events(touching: month) }
    #expect(
      events.map { "\($0.title) \($0.days.lowerBound)..\($0.days.upperBound)" } == [
        "a 2027-02-01..2027-02-01", "a 2027-02-05..2027-02-07", "b 2027-01-30..2027-02-02",
        "c 2027-02-05..2027-02-05",
      ])
    #expect(events[0].startMinute == 570)
  }
}
