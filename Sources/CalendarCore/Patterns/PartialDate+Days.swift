extension PartialDate {
  /// The days within a range that fulfil the components, in order.
  func days(in range: ClosedRange<Day>) -> [Day] {
    guard let easter else { return daysByMonth(in: range) }
    let years = range.lowerBound.gregorian.year - 1...range.upperBound.gregorian.year + 1
    return years.map { easter.day(inYear: $0) }.filter { range.contains($0) && fulfils($0) }
  }

  /// Goes from month to month and picks the days of each, so that a hundred patterns on a year cost little.
  private func daysByMonth(in range: ClosedRange<Day>) -> [Day] {
    let system = CalendarSystem(calendar)
    var days: [Day] = []
    // A day put off by `march1` belongs to the month before the one it falls in.
    var next = leapDay == .march1 ? range.lowerBound.advanced(by: -1) : range.lowerBound
    while next <= range.upperBound {
      let span = system.reckoning.span(containing: next)
      if isMonthMeant(span) {
        days += self.days(of: span, in: system).filter { range.contains($0) && fulfils($0, in: system) }
      }
      next = span.last.advanced(by: 1)
    }
    return days
  }

  private func isMonthMeant(_ span: MonthSpan) -> Bool {
    guard let month else { return true }
    if span.number == month && span.isLeap == isLeapMonth { return true }
    // What belongs to Adar I is kept in Adar when the year has only one.
    return calendar == .hebrew && month == 6 && span.number == 7 && leapDay != .skip
      && !HebrewReckoning.isLeap(span.year)
  }

  /// The days of a month that `day` and `weekdayOrdinal` choose.
  private func days(of span: MonthSpan, in system: CalendarSystem) -> [Day] {
    if let day {
      if let found = system.reckoning.day(numbered: day, in: span) { return [found] }
      guard month != nil, day > span.length else { return [] }
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

  /// Whether the components that do not choose within a month hold too.
  private func fulfils(_ day: Day, in system: CalendarSystem? = nil) -> Bool {
    if let weekday, day.weekday != weekday { return false }
    guard let year else { return true }
    return (system ?? CalendarSystem(calendar)).fields(of: day).yearOfEra == year
  }
}
