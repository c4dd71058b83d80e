import CalendarCore
import Testing

@Suite struct MonthStartTests {
  @Test func everyMonthBeginsWhereIndependentSourcesSay() throws {
    let known = try KnownMonth.all(inFixture: "month-starts.txt")
    #expect(known.count == 16_488)
    for known in known {
      let days = CalendarSystem(known.month.calendar).days(of: known.month)
      #expect(days == known.first...known.first.advanced(by: known.length - 1), "\(known.month)")
    }
  }
}
