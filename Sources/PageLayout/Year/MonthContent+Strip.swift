import CalendarCore

/// Months as one row.
extension MonthContent {
  /// The same days in one row, with a name over each of its columns.
  ///
  /// - Parameters:
  ///   - offset: the column of the first day.
  ///   - columns: how many columns there are, as many as the days need when nil. Those without a day continue the
  ///     weekdays.
  func strip(offset: Int, columns columnCount: Int?) -> MonthContent {
    var strip = self
    strip.rowCount = 1
    strip.weeks = nil
    strip.days = days.enumerated().map { index, day in
      var moved = day
      moved.row = 0
      moved.column = offset + index
      return moved
    }
    let firstColumn = days.first?.column ?? 0
    strip.columns = (0..<(columnCount ?? offset + days.count)).map {
      columns[((firstColumn + $0 - offset) % 7 + 7) % 7]
    }
    return strip
  }

  /// The month without days of its neighbours: on a poster those have a place of their own.
  var withoutAdjacentDays: MonthContent {
    var month = self
    month.days = days.filter { !$0.states.contains(.adjacent) }
    return month
  }
}
