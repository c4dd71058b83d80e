import CalendarCore

/// Months as mini months show them.
extension MonthContent {
  /// The month with nothing but its numbers.
  var bare: MonthContent {
    var month = self
    month.secondaryTitle = nil
    month.weeks = nil
    month.events = []
    month.days = days.filter { !$0.states.contains(.adjacent) }.map { day in
      var plain = day
      plain.states.formIntersection([.weekend])
      plain.decorations = []
      plain.appearance = DayAppearance()
      plain.secondaryText = nil
      return plain
    }
    return month
  }
}
