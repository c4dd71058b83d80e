import CalendarCore
import Foundation
import Testing

@Suite("Week numbers")
struct WeekNumberTests {
  private static let centuries = Day(iso: "1900-01-01")!...Day(iso: "2100-12-31")!

  /// ISO 8601 by its definition: the week of a day is that of its Thursday, numbered by how many Thursdays its year had.
  @Test("ISO weeks of each day of two centuries")
  func iso() {
    let system = CalendarSystem(.iso8601)
    let faults = Self.centuries.filter { day in
      let thursday = day.advanced(by: 3 - day.weekday.distance(from: .monday))
      let year = thursday.gregorian.year
      let number = Day(year: year, month: 1, day: 1)!.distance(to: thursday) / 7 + 1
      let week = WeekOfYear(yearForWeekOfYear: year, weekOfYear: number)
      return WeekRule.iso.week(of: day, in: system) != week
        || WeekRule.iso.days(of: week, in: system)?.contains(day) != true
    }
    #expect(faults == [])
  }

  /// Foundation is right about the weeks of Gregorian years.
  @Test(
    "locale weeks of each day of two centuries agree with Foundation's",
    arguments: ["en_US", "de_DE", "ar_EG", "pt_PT", "en_AU", "fa_IR", "en-US-u-fw-wed"])
  func locale(name: String) {
    let locale = Locale(identifier: name)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    let rule = WeekRule(locale: locale)
    let system = CalendarSystem(.gregorian)
    let faults = Self.centuries.filter { day in
      let theirs = calendar.dateComponents([.weekOfYear, .yearForWeekOfYear], from: day.noonUTC)
      let ours = rule.week(of: day, in: system)
      return ours.weekOfYear != theirs.weekOfYear || ours.yearForWeekOfYear != theirs.yearForWeekOfYear
    }
    #expect(faults == [])
  }

  @Test(
    "fault 4: week 53 on 30 and 31 December 2024; none on the first row of January 2021",
    arguments: [("2024-12-30", 2025, 1), ("2024-12-31", 2025, 1), ("2021-01-01", 2020, 53), ("2021-01-03", 2020, 53)])
  func newYear(date: String, year: Int, number: Int) {
    let week = WeekRule.iso.week(of: Day(iso: date)!, in: CalendarSystem(.iso8601))
    #expect(week == WeekOfYear(yearForWeekOfYear: year, weekOfYear: number))
  }

  @Test("fault 4: the first row of January 2021 bears ISO week 53")
  func firstRow() {
    #expect(Self.rows(2021, 1, .monday, .iso) == [53, 1, 2, 3, 4])
  }

  @Test(
    "fault 5: years of 54 weeks",
    arguments: [(2012, Weekday.monday), (2000, .sunday)])
  func fiftyFour(year: Int, firstWeekday: Weekday) {
    let rule = WeekRule(firstWeekday: firstWeekday, minimumDays: 1)
    let system = CalendarSystem(.gregorian)
    // By this rule the last days of the 54th week begin the next year; its days before New Year are the column.
    let newYear = Day(year: year, month: 1, day: 1)!
    let last = Day(year: year, month: 12, day: 31)!
    let columns = rule.start(ofWeekWith: newYear).distance(to: rule.start(ofWeekWith: last)) / 7 + 1
    #expect(columns == 54)
    #expect(rule.week(of: last, in: system) == WeekOfYear(yearForWeekOfYear: year + 1, weekOfYear: 1))
    #expect(rule.week(of: last.advanced(by: -7), in: system).weekOfYear == 53)
  }

  @Test(
    "fault 12: ISO numbers on rows that begin on Sunday are those of the rows' Thursdays",
    arguments: [(2021, 1, [53, 1, 2, 3, 4, 5]), (2024, 12, [49, 50, 51, 52, 1]), (2027, 2, [5, 6, 7, 8, 9])])
  func thursdays(year: Int, number: Int, weeks: [Int]) {
    #expect(Self.rows(year, number, .sunday, .iso) == weeks)
  }

  @Test(
    "of a locale's rule", arguments: [(Weekday.sunday, 1, 1), (.monday, 4, 53), (.sunday, 4, 53), (.saturday, 1, 1)])
  func localeRows(firstWeekday: Weekday, minimumDays: Int, first: Int) {
    let system = CalendarSystem(.gregorian)
    let month = Month(calendar: .gregorian, year: 2021, number: 1)
    let grid = MonthGrid(month: month, system: system, firstWeekday: firstWeekday)
    #expect(grid?.weekNumbers(.locale, minimumDays: minimumDays, in: system)?.first == first)
  }

  @Test("count from a Hebrew New Year in a Hebrew page")
  func hebrew() {
    let month = Month(calendar: .hebrew, year: 5787, number: 1)
    let grid = MonthGrid(month: month, system: CalendarSystem(.hebrew), firstWeekday: .sunday)
    #expect(grid?.weekNumbers(.locale, minimumDays: 1, in: CalendarSystem(.hebrew)) == [1, 2, 3, 4, 5, 6])
  }

  @Test("a week that a year does not have has no days", arguments: [0, 53, 54])
  func noWeek(number: Int) {
    let week = WeekOfYear(yearForWeekOfYear: 2027, weekOfYear: number)
    #expect(WeekRule.iso.days(of: week, in: CalendarSystem(.iso8601)) == nil)
  }

  private static func rows(_ year: Int, _ number: Int, _ first: Weekday, _ numbering: WeekNumbering) -> [Int]? {
    let system = CalendarSystem(.gregorian)
    let month = Month(calendar: .gregorian, year: year, number: number)
    return MonthGrid(month: month, system: system, firstWeekday: first)?
      .weekNumbers(numbering, minimumDays: 1, in: system)
  }
}
