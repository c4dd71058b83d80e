import CalendarCore

/// A day with what a recurrence rule asks of it.
struct CivilDay {
  let day: Day
  /// The month's number, its first day and its length.
  let month: Int
  let monthStart: Day
  let monthLength: Int
  /// The year's first day and its length.
  let yearStart: Day
  let yearLength: Int

  init(_ day: Day) {
    let date = day.gregorian
    let monthStart = day.advanced(by: 1 - date.day)
    self.init(day, in: CivilMonth(year: date.year, number: date.month, start: monthStart))
  }

  init(_ day: Day, in month: CivilMonth) {
    self.day = day
    self.month = month.number
    monthStart = month.start
    monthLength = month.length
    yearStart = month.yearStart
    yearLength = month.yearLength
  }

  /// 1 to 31.
  var dayOfMonth: Int { monthStart.distance(to: day) + 1 }

  /// 1 to 366.
  var dayOfYear: Int { yearStart.distance(to: day) + 1 }

  /// The week's number, where weeks begin on a weekday and belong to the year that has most of their days; also counted
  /// from the year's last week, which is -1.
  func weekNumber(startingOn weekStart: Weekday) -> (fromStart: Int, fromEnd: Int) {
    // The fourth day of a week lies in the week's year, and the 28th of December in that year's last week.
    let fourth = CivilDay(day.advanced(by: 3 - day.weekday.distance(from: weekStart)))
    let number = (fourth.dayOfYear - 1) / 7 + 1
    let lastDay = fourth.yearStart.advanced(by: fourth.yearLength - 4)
    let lastFourth = lastDay.advanced(by: 3 - lastDay.weekday.distance(from: weekStart))
    let count = fourth.yearStart.distance(to: lastFourth) / 7 + 1
    return (number, number - count - 1)
  }
}
