import CalendarCore

/// Which days a rule means.
extension RecurrenceRule {
  /// The rule with what it takes from the event's start written out, as RFC 5545 has it: a yearly rule without days
  /// means the start's day and month, a weekly one its weekday, and so on.
  func completed(from start: WallTime) -> RecurrenceRule {
    var rule = self
    let start = CivilDay(start.day)
    let hasDays = !(weekNumbers.isEmpty && yearDays.isEmpty && monthDays.isEmpty && weekdays.isEmpty)
    let sameWeekday = [CountedWeekday(weekday: start.day.weekday, ordinal: 0)]
    switch frequency {
    case .yearly where !hasDays:
      if months.isEmpty { rule.months = [start.month] }
      rule.monthDays = [start.dayOfMonth]
    case .yearly where !weekNumbers.isEmpty && yearDays.isEmpty && monthDays.isEmpty && weekdays.isEmpty:
      rule.weekdays = sameWeekday
    case .monthly where !hasDays:
      rule.monthDays = [start.dayOfMonth]
    case .weekly where !hasDays:
      rule.weekdays = sameWeekday
    default: break
    }
    return rule
  }

  /// Whether nothing in the rule tells days apart.
  var meansEveryDay: Bool {
    months.isEmpty && weekNumbers.isEmpty && yearDays.isEmpty && monthDays.isEmpty && weekdays.isEmpty
  }

  /// Whether the rule means a day.
  func means(_ day: CivilDay) -> Bool {
    (months.isEmpty || months.contains(day.month))
      && (monthDays.isEmpty || monthDays.contains { means(monthDay: $0, day) })
      && (yearDays.isEmpty || yearDays.contains { [day.dayOfYear, day.dayOfYear - day.yearLength - 1].contains($0) })
      && (weekdays.isEmpty || weekdays.contains { means($0, day) })
      && (weekNumbers.isEmpty || meansWeek(of: day))
  }

  private func means(monthDay: Int, _ day: CivilDay) -> Bool {
    let fromEnd = day.dayOfMonth - day.monthLength - 1
    return monthDay == day.dayOfMonth || monthDay == fromEnd
      || clampsMonthDays && monthDay > day.monthLength && fromEnd == -1
  }

  private func means(_ counted: CountedWeekday, _ day: CivilDay) -> Bool {
    guard counted.weekday == day.day.weekday else { return false }
    let isCountedInMonths = frequency == .monthly || frequency == .yearly && !months.isEmpty
    let isCounted = counted.ordinal != 0 && weekNumbers.isEmpty && (frequency == .monthly || frequency == .yearly)
    guard isCounted else { return true }
    let (number, length) =
      isCountedInMonths ? (day.dayOfMonth, day.monthLength) : (day.dayOfYear, day.yearLength)
    return counted.ordinal > 0
      ? counted.ordinal == (number - 1) / 7 + 1 : counted.ordinal == -((length - number) / 7 + 1)
  }

  private func meansWeek(of day: CivilDay) -> Bool {
    let week = day.weekNumber(startingOn: weekStart)
    return weekNumbers.contains(week.fromStart) || weekNumbers.contains(week.fromEnd)
  }
}
