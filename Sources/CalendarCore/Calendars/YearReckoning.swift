/// A reckoning whose years can be computed one by one, with no leap months of the Chinese kind.
protocol YearReckoning: MonthReckoning {
  /// The average length of a year in days.
  var meanYear: Double { get }
  /// The highest number a month can have.
  var monthCount: Int { get }
  /// The rata die number of a year's first day.
  func newYear(_ year: Int) -> Int
  /// The length of a month in days; 0 when the year lacks it.
  func length(ofMonth number: Int, year: Int) -> Int
}

extension YearReckoning {
  func span(containing day: Day) -> MonthSpan {
    var year = Int((Double(day.rataDie - newYear(0)) / meanYear).rounded(.down))
    while newYear(year) > day.rataDie { year -= 1 }
    while newYear(year + 1) <= day.rataDie { year += 1 }
    var first = newYear(year)
    var number = 1
    while number < monthCount {
      let length = length(ofMonth: number, year: year)
      if day.rataDie < first + length { break }
      first += length
      number += 1
    }
    return MonthSpan(
      year: year, number: number, first: Day(rataDie: first), length: length(ofMonth: number, year: year))
  }

  func span(year: Int, number: Int, isLeap: Bool) -> MonthSpan? {
    guard !isLeap, (1...monthCount).contains(number), MonthSpan.years.contains(year) else { return nil }
    let length = length(ofMonth: number, year: year)
    guard length > 0 else { return nil }
    let before = (1..<number).reduce(0) { $0 + self.length(ofMonth: $1, year: year) }
    return MonthSpan(year: year, number: number, first: Day(rataDie: newYear(year) + before), length: length)
  }
}
