import CalendarCore
import Testing

@Suite struct MonthStartTests {
  /// Sources of the facts: the comment at the top of each fixture.
  @Test(arguments: [("month-starts.txt", 16_488), ("dangi-month-starts.txt", 1_865)])
  func everyMonthBeginsWhereIndependentSourcesSay(fixture: String, count: Int) throws {
    let known = try KnownMonth.all(inFixture: fixture)
    #expect(known.count == count)
    let faults = known.filter { known in
      let system = CalendarSystem(known.month.calendar)
      return system.days(of: known.month) != known.first...known.last
        || system.month(containing: known.last) != known.month
    }
    #expect(faults == [])
  }
}
