extension PartialDate {
  /// The days within a range that fulfil the components, in order.
  func days(in range: ClosedRange<Day>) -> [Day] {
    let system = CalendarSystem(calendar)
    let wantedYear = year.map { system.year($0) }
    guard let easter else { return daysByMonth(in: range, of: system, wantedYear: wantedYear) }
    let years = range.lowerBound.gregorian.year - 1...range.upperBound.gregorian.year + 1
    return years.map { easter.day(inYear: $0) }.filter {
      range.contains($0) && (wantedYear == nil || system.month(containing: $0).year == wantedYear)
    }
  }

  /// Goes from month to month and picks the days of each, so that a hundred patterns on a year cost little.
  private func daysByMonth(in range: ClosedRange<Day>, of system: CalendarSystem, wantedYear: Int?) -> [Day] {
    let reckoning = system.reckoning
    var days: [Day] = []
    // A day put off by `march1` belongs to the month before the one it falls in.
    var next = leapDay == .march1 ? range.lowerBound.advanced(by: -1) : range.lowerBound
    while next <= range.upperBound {
      let span = reckoning.span(containing: next)
      if wantedYear == nil || span.year == wantedYear, isMonthMeant(span) {
        days += self.days(of: span, reckoning).filter { range.contains($0) && weekday ?? $0.weekday == $0.weekday }
      }
      next = span.last.advanced(by: 1)
    }
    return days
  }

  private func isMonthMeant(_ span: MonthSpan) -> Bool {
    guard let month else { return true }
    if span.number == month, span.isLeap == isLeapMonth { return true }
    // What belongs to Adar I is kept in Adar when the year has only one.
    return calendar == .hebrew && month == 6 && span.number == 7 && leapDay != .skip
      && !HebrewReckoning.isLeap(span.year)
  }

  /// The days of a month that `day` and `weekdayOrdinal` choose.
  private func days(of span: MonthSpan, _ reckoning: any MonthReckoning) -> [Day] {
    if let day {
      if let found = reckoning.day(numbered: day, in: span) { return [found] }
      // In years that lack it. A day of one year alone is there or not.
      guard month != nil, year == nil, day > span.length else { return [] }
      switch leapDay {
      case .february28: return [span.last]
      case .march1: return [span.last.advanced(by: 1)]
      case .skip: return []
      }
    }
    guard let weekday else { return Array(span.first...span.last) }
    let first = span.first.advanced(by: weekday.distance(from: span.first.weekday))
    let all = Array(stride(from: first, through: span.last, by: 7))
    guard let ordinal = weekdayOrdinal else { return all }
    let index = ordinal > 0 ? ordinal - 1 : all.count + ordinal
    return all.indices.contains(index) ? [all[index]] : []
  }
}
