import Foundation

/// Writing.
extension DateReading {
  /// A day as the view hands it out: calendar, era, year, month, day and leap month.
  func components(of day: Day) -> DateComponents {
    let fields = system.fields(of: day)
    let (era, year) = system.eraAndYear(of: fields)
    var components = DateComponents(
      calendar: calendar, era: era, year: year, month: fields.month.number, day: fields.day)
    components.isLeapMonth = fields.month.isLeap
    return components
  }

  /// A week as the view hands it out: calendar, year and number of the week.
  func components(ofWeekContaining day: Day) -> DateComponents {
    let week = weekRule.week(of: day, in: system)
    return DateComponents(
      calendar: calendar, weekOfYear: week.weekOfYear, yearForWeekOfYear: week.yearForWeekOfYear)
  }
}
