/// The Umm al-Qura calendar by its published months; around them, where it is not offered, the tabular calendar.
struct UmmAlQuraReckoning: MonthReckoning {
  private static let outside = TabularHijriReckoning.civil

  func span(containing day: Day) -> MonthSpan {
    let starts = UmmAlQuraTable.monthStarts
    guard starts[0] <= day.rataDie, day.rataDie < starts[starts.count - 1] else {
      return Self.outside.span(containing: day)
    }
    // No month is a whole day off the mean by more than a month, so the guess is at most one too late or too early.
    var index = min((day.rataDie - starts[0]) * 100 / 2953, starts.count - 2)
    while starts[index] > day.rataDie { index -= 1 }
    while starts[index + 1] <= day.rataDie { index += 1 }
    return span(at: index)
  }

  func span(year: Int, number: Int, isLeap: Bool) -> MonthSpan? {
    guard (1...12).contains(number), MonthSpan.years.contains(year) else { return nil }
    let index = (year - UmmAlQuraTable.firstYear) * 12 + number - 1
    guard !isLeap, UmmAlQuraTable.monthStarts.indices.dropLast().contains(index) else {
      return Self.outside.span(year: year, number: number, isLeap: isLeap)
    }
    return span(at: index)
  }

  private func span(at index: Int) -> MonthSpan {
    let starts = UmmAlQuraTable.monthStarts
    return MonthSpan(
      year: UmmAlQuraTable.firstYear + index / 12, number: index % 12 + 1, first: Day(rataDie: starts[index]),
      length: starts[index + 1] - starts[index])
  }
}
