import CalendarCore

/// Months or years from one WHEN to another.
struct MonthRun {
  var lower: When
  var upper: When
  var place: Place

  var isOfYears: Bool { lower.precision == .year && upper.precision == .year }

  /// The months in a calendar. A year that ends the run belongs to it wholly; a month or day by its beginning, as WHEN
  /// always does. No more than `limit` are given, however many there are.
  func months(in system: CalendarSystem, limit: Int) -> [Month] {
    let end = upper.precision == .year ? upper.days.upperBound : upper.days.lowerBound
    let last = system.month(containing: max(end, lower.days.lowerBound))
    var months = [lower.month(in: system)]
    while months.count < limit, let latest = months.last, latest != last { months.append(system.month(after: latest)) }
    return months
  }

  /// The years (`Month.year`) in a calendar.
  func years(in system: CalendarSystem) -> ClosedRange<Int> {
    lower.year(in: system)...max(lower.year(in: system), upper.year(in: system))
  }
}
