public import Foundation

extension CalendarView {
  /// The calendar of the view; its locale is the view's. A first weekday that was set on it holds, whatever the locale.
  ///
  /// Setting a calendar that cannot be drawn right (Foundation has some) is a programmer's mistake and traps; where the
  /// calendar comes from outside, use `setCalendar(_:)`.
  public var calendar: Calendar {
    get {
      var calendar = ownCalendar
      calendar.locale = locale
      return calendar
    }
    set {
      do {
        try setCalendar(newValue)
      } catch {
        preconditionFailure(error.description)
      }
    }
  }

  /// Sets the calendar, unless it cannot be drawn right.
  public func setCalendar(_ calendar: Calendar) throws(UnsupportedCalendar) {
    guard CalendarIdentifier(calendar.identifier) != nil else {
      throw UnsupportedCalendar(name: calendar.identifier.debugDescription)
    }
    ownCalendar = calendar
    daysChanged()
  }

  /// What `calendar` means; setting it sets a calendar with the time zone of the present one.
  public var calendarSystem: CalendarSystem {
    // Only calendars that have an identifier are ever set.
    get { CalendarSystem(CalendarIdentifier(ownCalendar.identifier)!) }
    set {
      var calendar = Calendar(identifier: newValue.identifier.foundation)
      calendar.timeZone = ownCalendar.timeZone
      ownCalendar = calendar
      daysChanged()
    }
  }

  /// When weeks begin, and which is a year's first.
  public var weekRule: WeekRule {
    let usual = calendarSystem.identifier == .iso8601 ? .iso : WeekRule(locale: locale)
    return WeekRule(
      firstWeekday: firstWeekday ?? ownCalendar.ownFirstWeekday ?? usual.firstWeekday,
      minimumDays: minimumDaysInFirstWeek ?? ownCalendar.ownMinimumDays ?? usual.minimumDays)
  }
}
