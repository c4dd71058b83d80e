import CalendarCore
import Foundation
import Testing

/// What Foundation's calendars get wrong, each right here.
@Suite("Where Foundation is wrong")
struct FoundationFaultTests {
  @Test("the Hebrew year 5806 has 384 days, not 385")
  func hebrewYear() {
    let system = CalendarSystem(.hebrew)
    #expect(system.firstDay(ofYear: 5806)?.iso == "2045-09-12")
    #expect(system.firstDay(ofYear: 5807)?.iso == "2046-10-01")
    #expect(system.fields(of: Day(iso: "2045-11-10")!).month == Month(calendar: .hebrew, year: 5806, number: 3))
  }

  @Test(
    "no Chinese or Korean month has a day 0",
    arguments: [
      (CalendarIdentifier.chinese, "2057-09-28", 2057, 9), (.chinese, "2097-08-07", 2097, 7),
      (.dangi, "2097-01-13", 2096, 12),
    ])
  func dayZero(calendar: CalendarIdentifier, date: String, year: Int, number: Int) {
    let fields = CalendarSystem(calendar).fields(of: Day(iso: date)!)
    #expect(fields.day == 1)
    #expect(fields.month == Month(calendar: calendar, year: year, number: number))
  }

  @Test("Amete Alem is Amete Mihret 5500 years on, not Gregorian")
  func ameteAlem() {
    let day = Day(iso: "2027-02-14")!
    let mihret = CalendarSystem(.ethiopicAmeteMihret).fields(of: day)
    let alem = CalendarSystem(.ethiopicAmeteAlem).fields(of: day)
    #expect(mihret.yearOfEra == 2019)
    #expect(alem.yearOfEra == 7519)
    #expect(alem.month.number == mihret.month.number)
    #expect(alem.day == mihret.day)
  }

  @Test(
    "calendars it draws as others are refused by name",
    arguments: [
      "vietnamese", "bangla", "gujarati", "kannada", "malayalam", "marathi", "odia", "tamil", "telugu", "vikram",
    ])
  func refused(name: String) {
    let error = #expect(throws: UnsupportedCalendar.self) { try CalendarSystem.named(name) }
    #expect(
      error.map { "\($0)" }
        == "the \(name) calendar cannot be drawn right; these can be drawn: gregorian, iso8601, buddhist, japanese, "
        + "republicOfChina, hebrew, islamic, islamicCivil, islamicTabular, islamicUmmAlQura, persian, indian, coptic, "
        + "ethiopicAmeteMihret, ethiopicAmeteAlem, chinese, dangi")
  }

  @Test("a leap year has thirteen months, numbered as they are")
  func leapYears() {
    let hebrew = CalendarSystem(.hebrew)
    #expect(hebrew.months(ofYear: 5787).map(\.number) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
    #expect(hebrew.months(ofYear: 5786).map(\.number) == [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13])
    let chinese = CalendarSystem(.chinese).months(ofYear: 2023)
    #expect(chinese.map(\.number) == [1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    #expect(chinese.map(\.isLeap) == [false, false, true] + Array(repeating: false, count: 10))
  }

  @Test("October 1582 has 21 days, numbered 1 to 4 and 15 to 31", arguments: [CalendarIdentifier.gregorian, .buddhist])
  func cutover(calendar: CalendarIdentifier) throws {
    let system = CalendarSystem(calendar)
    let month = Month(calendar: calendar, year: 1582, number: 10)
    let days = try #require(system.days(of: month))
    #expect(days.map { system.fields(of: $0).day } == Array(1...4) + Array(15...31))
    #expect((1...31).filter { system.day($0, of: month) == nil } == Array(5...14))
    #expect(MonthGrid(month: month, system: system, firstWeekday: .sunday)?.rowCount == 4)
  }

  @Test("ISO 8601 has no such gap")
  func proleptic() {
    let system = CalendarSystem(.iso8601)
    #expect(system.days(of: Month(calendar: .iso8601, year: 1582, number: 10))?.count == 31)
  }

  @Test(
    "before and after the cutover Gregorian dates are Foundation's",
    arguments: [1, 100, 1000, 1500, 1582, 1583, 1700, 9999])
  func gregorianLikeFoundation(year: Int) throws {
    let system = CalendarSystem(.gregorian)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let days = try system.months(ofYear: year).flatMap { Array(try #require(system.days(of: $0))) }
    let faults = days.filter { day in
      let theirs = calendar.dateComponents([.era, .year, .month, .day], from: day.noonUTC)
      let ours = system.fields(of: day)
      return (ours.era, ours.yearOfEra) != (theirs.era!, theirs.year!)
        || (ours.month.number, ours.day) != (theirs.month!, theirs.day!)
    }
    #expect(faults == [])
  }

  /// The months it has from its own tables outside AH 1420 to 1450 are not those that were printed.
  @Test(
    "Umm al-Qura months are those of the printed calendars",
    arguments: [(1343, 1, "1924-08-01"), (1364, 8, "1945-07-11"), (1400, 1, "1979-11-20"), (1500, 12, "2077-10-18")])
  func ummAlQura(year: Int, number: Int, date: String) {
    let month = Month(calendar: .islamicUmmAlQura, year: year, number: number)
    #expect(CalendarSystem(.islamicUmmAlQura).days(of: month)?.lowerBound.iso == date)
  }

  @Test("Japanese eras begin inside months, by Foundation's numbers and people's years")
  func eras() {
    let system = CalendarSystem(.japanese)
    let before = system.fields(of: Day(iso: "1989-01-07")!)
    let after = system.fields(of: Day(iso: "1989-01-08")!)
    #expect((before.era, before.yearOfEra) == (234, 64))
    #expect((after.era, after.yearOfEra) == (235, 1))
    #expect(before.month == after.month)
  }

  @Test("computed and constructed components are one day, whatever their hashes")
  func components() {
    let day = Day(year: 2027, month: 2, day: 14)!
    var calendar = Calendar(identifier: .chinese)
    calendar.timeZone = .gmt
    let computed = calendar.dateComponents([.era, .year, .month, .day, .isLeapMonth], from: day.noonUTC)
    #expect(Day(calendar.date(from: computed)!, in: .gmt) == day)
    #expect(Set([day, Day(iso: "2027-02-14")!]).count == 1)
  }
}
