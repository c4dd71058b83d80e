import CalendarCore
import Foundation
import Testing

@Suite("The grid of a month")
struct MonthGridTests {
  private static let gregorian = CalendarSystem(.gregorian)

  /// All Gregorian months of 1900 to 2100, counted from a known weekday and the lengths of months alone.
  @Test("every month of two centuries, from each first weekday", arguments: Weekday.allCases)
  func everyGregorianMonth(firstWeekday: Weekday) throws {
    var faults: [Month] = []
    // 1 January 1900 was a Monday.
    var weekdayOfFirst = 1
    for year in 1900...2100 {
      for number in 1...12 {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][number - 1]
        let blanks = (weekdayOfFirst - (firstWeekday.rawValue - 1) + 7) % 7
        let month = Month(calendar: .gregorian, year: year, number: number)
        let grid = try #require(MonthGrid(month: month, system: Self.gregorian, firstWeekday: firstWeekday))
        let cells = grid.weeks.flatMap { $0 }
        let numbers = cells.map { $0.map { Self.gregorian.fields(of: $0).day } }
        let rows = (blanks + length + 6) / 7
        let expected =
          Array(repeating: nil, count: blanks) + Array(1...length)
          + Array(repeating: nil, count: 7 * rows - blanks - length)
        if numbers != expected || grid.rowCount != rows || grid.days.count != length { faults.append(month) }
        weekdayOfFirst = (weekdayOfFirst + length) % 7
      }
    }
    #expect(faults == [])
  }

  @Test(
    "fault 6: months of four rows and of six",
    arguments: [
      (2009, 2, Weekday.sunday, 4), (2027, 2, .monday, 4), (2027, 2, .sunday, 5), (2026, 8, .sunday, 6),
      (2027, 5, .sunday, 6), (2027, 5, .monday, 6), (2026, 2, .sunday, 4),
    ])
  func rows(year: Int, number: Int, firstWeekday: Weekday, rows: Int) {
    let month = Month(calendar: .gregorian, year: year, number: number)
    #expect(MonthGrid(month: month, system: Self.gregorian, firstWeekday: firstWeekday)?.rowCount == rows)
  }

  @Test(
    "the five or six days that end a Coptic year make one row or two",
    arguments: [(1742, Weekday.sunday, 1), (1742, .thursday, 2), (1743, .monday, 1), (1743, .saturday, 2)])
  func shortMonth(year: Int, firstWeekday: Weekday, rows: Int) throws {
    let month = Month(calendar: .coptic, year: year, number: 13)
    let grid = try #require(MonthGrid(month: month, system: CalendarSystem(.coptic), firstWeekday: firstWeekday))
    #expect(grid.rowCount == rows)
    #expect(grid.days.count == (year % 4 == 3 ? 6 : 5))
  }

  @Test("adjacent days fill the first row and the last when they are asked for")
  func adjacentDays() throws {
    let month = Month(calendar: .gregorian, year: 2027, number: 4)
    let grid = try #require(
      MonthGrid(month: month, system: Self.gregorian, firstWeekday: .monday, showsAdjacentDays: true))
    #expect(grid.weeks.first?.first??.iso == "2027-03-29")
    #expect(grid.weeks.last?.last??.iso == "2027-05-02")
    #expect(grid.row(of: Day(iso: "2027-04-01")!) == 0)
    #expect(grid.column(of: Day(iso: "2027-04-01")!) == 3)
    #expect(grid.row(of: Day(iso: "2027-05-03")!) == nil)
    #expect(grid.week(containing: Day(iso: "2027-04-30")!) == Day(iso: "2027-04-26")!...Day(iso: "2027-05-02")!)
  }

  @Test("fault 9: a page of another calendar is built on that calendar's months")
  func otherCalendar() throws {
    let month = Month(calendar: .hebrew, year: 5787, number: 6)
    let grid = try #require(MonthGrid(month: month, system: CalendarSystem(.hebrew), firstWeekday: .sunday))
    #expect(grid.days == Day(iso: "2027-02-08")!...Day(iso: "2027-03-09")!)
  }

  @Test("a month its calendar does not have has no grid")
  func noGrid() {
    let month = Month(calendar: .hebrew, year: 5786, number: 6)
    #expect(MonthGrid(month: month, system: CalendarSystem(.hebrew), firstWeekday: .sunday) == nil)
  }
}
