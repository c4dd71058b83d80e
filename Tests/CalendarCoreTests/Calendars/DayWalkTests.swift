import CalendarCore
import Testing

@Suite struct DayWalkTests {
  /// Every day of 1900 to 2100, as far as the calendar is offered.
  @Test(arguments: CalendarIdentifier.allCases)
  func daysAreConsecutiveAndLeadThereAndBack(identifier: CalendarIdentifier) {
    let system = CalendarSystem(identifier)
    let centuries = Day(year: 1900, month: 1, day: 1)!...Day(year: 2100, month: 12, day: 31)!
    let days = centuries.clamped(to: system.supported)
    var faults: [Day] = []
    var before = system.fields(of: days.lowerBound.advanced(by: -1))
    for day in days {
      let fields = system.fields(of: day)
      let follows =
        fields.day == 1
        ? system.month(after: before.month) == fields.month && system.month(before: fields.month) == before.month
          && system.days(of: fields.month)?.lowerBound == day
        : fields.month == before.month && fields.day == before.day + 1
      // A failed expectation for each of 73,000 days would drown the log, and costs time when it holds.
      if !follows || system.day(fields.day, of: fields.month) != day { faults.append(day) }
      before = fields
    }
    #expect(faults == [])
  }

  @Test(arguments: CalendarIdentifier.allCases)
  func yearsAreMadeOfTheirMonths(identifier: CalendarIdentifier) throws {
    let system = CalendarSystem(identifier)
    let years = system.month(containing: Day(year: 1940, month: 1, day: 1)!).year
    for year in years..<years + 60 {
      let months = system.months(ofYear: year)
      #expect((12...13).contains(months.count))
      let days = try months.map { try #require(system.days(of: $0)) }
      #expect(days.first?.lowerBound == system.firstDay(ofYear: year))
      #expect(days.last?.upperBound.advanced(by: 1) == system.firstDay(ofYear: year + 1))
    }
  }

  /// Days no calendar is offered for still have fields, so that nothing a user types can bring the program down.
  @Test(arguments: CalendarIdentifier.allCases)
  func everyDayThatCanBeDrawnHasFields(identifier: CalendarIdentifier) {
    let system = CalendarSystem(identifier)
    for day in stride(from: Day.supported.lowerBound, through: Day.supported.upperBound, by: 9973) {
      let fields = system.fields(of: day)
      #expect((1...31).contains(fields.day))
      if system.supported.contains(day) {
        #expect(system.day(fields.day, of: fields.month) == day)
      }
    }
  }
}
