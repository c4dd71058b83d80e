import Foundation

/// How date components are read and written: in a calendar, a time zone and by a rule for weeks.
///
/// Years, months and days of the calendar itself are civil: no time zone moves them. What comes in another calendar is
/// converted through the instant at which it begins.
struct DateReading {
  let system: CalendarSystem
  /// The calendar that goes out with components; its time zone is the one in which instants are read.
  let calendar: Calendar
  let weekRule: WeekRule

  /// Reads and writes in a calendar of Foundation's; nil when it is not one that can be drawn.
  init?(_ calendar: Calendar) {
    guard let identifier = CalendarIdentifier(calendar.identifier) else { return nil }
    let rule = WeekRule(firstWeekday: calendar.weekStart, minimumDays: calendar.minimumDaysInFirstWeek)
    self.init(system: CalendarSystem(identifier), calendar: calendar, weekRule: rule)
  }

  /// Reads and writes as a view does.
  init(_ view: CalendarView) {
    var calendar = view.calendar
    if let timeZone = view.timeZone { calendar.timeZone = timeZone }
    let rule = view.weekRule
    calendar.firstWeekday = rule.firstWeekday.rawValue
    calendar.minimumDaysInFirstWeek = rule.minimumDays
    self.init(system: view.calendarSystem, calendar: calendar, weekRule: rule)
  }

  private init(system: CalendarSystem, calendar: Calendar, weekRule: WeekRule) {
    self.system = system
    self.calendar = calendar
    self.weekRule = weekRule
  }

  /// In the user's calendar.
  static var current: DateReading {
    DateReading(.current) ?? DateReading(Calendar(identifier: .gregorian))!
  }
}

extension Calendar {
  /// `firstWeekday` as a weekday.
  var weekStart: Weekday { Weekday(rawValue: firstWeekday) ?? .sunday }
}
