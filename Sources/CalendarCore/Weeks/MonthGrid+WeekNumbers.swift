extension MonthGrid {
  /// The week numbers of the rows; nil when none are asked for. `minimumDays` is the locale's; ISO weeks have their
  /// own.
  public func weekNumbers(_ numbering: WeekNumbering, minimumDays: Int, in system: CalendarSystem) -> [Int]? {
    switch numbering {
    case .none: nil
    case .iso:
      (0..<rowCount).map { row in
        let thursday = days(inRow: row).first { $0.weekday == .thursday }!
        return WeekRule.iso.week(of: thursday, in: CalendarSystem(.iso8601)).weekOfYear
      }
    case .locale:
      (0..<rowCount).map { row in
        WeekRule(firstWeekday: firstWeekday, minimumDays: minimumDays)
          .week(of: days(inRow: row).lowerBound, in: system).weekOfYear
      }
    }
  }
}
