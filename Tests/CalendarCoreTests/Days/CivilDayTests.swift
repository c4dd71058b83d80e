import CalendarCore
import Foundation
import Testing

@Suite("Civil days")
struct CivilDayTests {
  @Test("ISO dates there and back, and the weekday with them")
  func iso() {
    var weekday = Weekday.monday
    let faults = (Day.supported.lowerBound...Day(iso: "2400-12-31")!).filter { day in
      defer { weekday = weekday.advanced(by: 1) }
      return Day(iso: day.iso) != day || day.weekday != weekday
    }
    #expect(faults == [])
  }

  @Test(
    "ISO dates that do not exist, or are written otherwise",
    arguments: [
      "2027-02-29", "2027-13-01", "2027-00-10", "2027-01-00", "2027-1-1", "27-01-01", "2027-01-01T00:00", "",
      "２０２７-０１-０１",
    ])
  func noDate(text: String) {
    #expect(Day(iso: text) == nil)
  }

  /// Days are counted, not measured: none is skipped or told twice where a zone moves its clocks or its date.
  @Test(
    "fault 7: steps of 24 hours across daylight saving",
    arguments: [
      ("Europe/Berlin", "2027-03-27"), ("America/Sao_Paulo", "2018-11-03"), ("Africa/Cairo", "2023-04-27"),
      ("Asia/Tehran", "2022-03-21"), ("Asia/Amman", "2017-03-30"), ("America/Havana", "2024-03-09"),
      ("Australia/Lord_Howe", "2027-04-03"),
    ])
  func clockChanges(zone: String, before: String) throws {
    let zone = try #require(TimeZone(identifier: zone))
    let day = Day(iso: before)!
    for offset in 0...3 {
      let next = day.advanced(by: offset)
      let start = next.start(in: zone)
      #expect(Day(start, in: zone) == next)
      #expect(Day(start - 1, in: zone) == next.advanced(by: -1))
    }
  }

  @Test("the day that Apia skipped is a day of December 2011 all the same")
  func skippedDay() throws {
    let month = Month(calendar: .gregorian, year: 2011, number: 12)
    let grid = try #require(MonthGrid(month: month, system: CalendarSystem(.gregorian), firstWeekday: .monday))
    #expect(grid.days.count == 31)
    #expect(grid.weeks.joined().contains(Day(iso: "2011-12-30")!))
  }
}
