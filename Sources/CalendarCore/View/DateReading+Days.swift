import Foundation

/// Reading.
extension DateReading {
  /// The day that components name. Where they name a week, a month or a year it is the first day; nil when they name
  /// nothing (no year) or what does not exist (a leap month that the year lacks).
  func day(of components: DateComponents) -> Day? {
    days(of: components)?.lowerBound
  }

  /// The days that components name: one, those of a week, of a month, of a year.
  func days(of components: DateComponents) -> ClosedRange<Day>? {
    guard let theirs = components.calendar, theirs.identifier != calendar.identifier else {
      return ownDays(of: components)
    }
    guard let days = DateReading(theirs)?.ownDays(of: components) else { return nil }
    let zone = components.timeZone ?? theirs.timeZone
    let last = converted(days.upperBound, from: zone, at: components)
    return converted(days.lowerBound, from: zone, at: components)...last
  }

  /// The day in this reading's zone at the instant at which a day, or a time of it, begins in another zone.
  private func converted(_ day: Day, from zone: TimeZone, at time: DateComponents) -> Day {
    guard zone != calendar.timeZone else { return day }
    let seconds = Double(time.hour ?? 0) * 3600 + Double(time.minute ?? 0) * 60 + Double(time.second ?? 0)
    return Day(day.start(in: zone) + seconds, in: calendar.timeZone)
  }

  private func ownDays(of components: DateComponents) -> ClosedRange<Day>? {
    guard Self.isReasonable(components) else { return nil }
    if let number = components.weekOfYear, let year = components.yearForWeekOfYear ?? components.year,
      components.month == nil
    {
      guard
        let week = weekRule.days(
          of: WeekOfYear(yearForWeekOfYear: year, weekOfYear: number), in: system)
      else { return nil }
      guard let weekday = components.weekday.flatMap(Weekday.init(rawValue:)) else { return week }
      let day = week.lowerBound.advanced(by: weekday.distance(from: week.lowerBound.weekday))
      return day...day
    }
    guard let year = components.year.map({ system.year(ofEra: components.era, year: $0) }) else { return nil }
    guard let number = components.month else { return days(ofYear: year, components) }
    guard let month = month(number, year: year, isLeap: components.isLeapMonth ?? false),
      let days = system.days(of: month)
    else { return nil }
    guard let day = day(in: days, of: month, components) else { return days }
    return day...day
  }

  private func days(ofYear year: Int, _ components: DateComponents) -> ClosedRange<Day>? {
    let months = system.months(ofYear: year)
    guard let first = months.first.flatMap(system.days), let last = months.last.flatMap(system.days) else { return nil }
    guard let dayOfYear = components.dayOfYear else { return first.lowerBound...last.upperBound }
    let day = first.lowerBound.advanced(by: dayOfYear - 1)
    return day...day
  }

  /// A month by its number. As in Foundation, a number that the year skips (Hebrew 6) is the next that it has, and what
  /// lies before or after the year is counted on into its neighbours.
  private func month(_ number: Int, year: Int, isLeap: Bool) -> Month? {
    let exact = Month(calendar: system.identifier, year: year, number: number, isLeap: isLeap)
    if system.exists(exact) { return exact }
    let months = system.months(ofYear: year)
    guard !isLeap, let first = months.first, let last = months.last else { return nil }
    if number < first.number {
      return (number..<first.number).reduce(first) { month, _ in system.month(before: month) }
    }
    return months.first { $0.number >= number }
      ?? (last.number..<number).reduce(last) { month, _ in system.month(after: month) }
  }

  /// The one day of a month that components name, if they do; a number beyond its last day is counted on into the next.
  private func day(in days: ClosedRange<Day>, of month: Month, _ components: DateComponents) -> Day? {
    if let number = components.day {
      return system.day(number, of: month) ?? days.lowerBound.advanced(by: number - 1)
    }
    guard let weekday = components.weekday.flatMap(Weekday.init(rawValue:)) else { return nil }
    if let ordinal = components.weekdayOrdinal {
      let first = days.lowerBound.advanced(by: weekday.distance(from: days.lowerBound.weekday))
      return first.advanced(by: 7 * (ordinal - 1))
    }
    guard let number = components.weekOfMonth else { return nil }
    let offset = days.lowerBound.weekday.distance(from: weekRule.firstWeekday)
    let isShort = 7 - offset < weekRule.minimumDays
    let start = days.lowerBound.advanced(by: (isShort ? 7 : 0) - offset + 7 * (number - 1))
    return start.advanced(by: weekday.distance(from: weekRule.firstWeekday))
  }

  /// Whether no number is so large that it can only be a slip, and following it would take forever.
  private static func isReasonable(_ components: DateComponents) -> Bool {
    let numbers = [
      components.era, components.year, components.month, components.day, components.weekday, components.weekdayOrdinal,
      components.weekOfMonth, components.weekOfYear, components.yearForWeekOfYear, components.dayOfYear,
    ]
    return numbers.allSatisfy { MonthSpan.years.contains($0 ?? 0) }
  }
}
