extension WhenNumbers {
  /// The days that the numbers name in a calendar.
  func days(in system: CalendarSystem) throws(InvalidWhen.Problem) -> ClosedRange<Day> {
    let year = try yearWithoutEra(in: system)
    guard system.supportedYears.contains(year), let first = system.firstDay(ofYear: year),
      let next = system.firstDay(ofYear: year + 1)
    else { throw .unsupported(system) }
    guard let month else { return first...next.advanced(by: -1) }
    let named = Month(calendar: system.identifier, year: year, number: month, isLeap: isLeapMonth)
    guard let days = system.days(of: named) else { throw .nonexistent(Self.months(of: system.months(ofYear: year))) }
    guard let day else { return days }
    guard let named = system.day(day, of: named) else {
      throw .nonexistent("the month has \(days.count) days")
    }
    return named...named
  }

  private func yearWithoutEra(in system: CalendarSystem) throws(InvalidWhen.Problem) -> Int {
    guard let era else { return system.year(self.year) }
    guard let year = system.year(self.year, ofEraNamed: era) else {
      let letters = JapaneseEra.all.map { String($0.letter) }.joined(separator: ", ")
      throw .nonexistent("letters before the year stand for the eras of the japanese calendar: \(letters)")
    }
    return year
  }

  /// The months there are, as WHEN writes them: `its months are 01 to 05, 07 to 13`, `its months are 01 to 12, 02L`.
  private static func months(of months: [Month]) -> String {
    var runs: [ClosedRange<Int>] = []
    for number in months.filter({ !$0.isLeap }).map(\.number) {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    let regular = runs.map { "\(padded($0.lowerBound, 2)) to \(padded($0.upperBound, 2))" }
    let leap = months.filter(\.isLeap).map { padded($0.number, 2) + "L" }
    return "its months are " + (regular + leap).joined(separator: ", ")
  }
}
