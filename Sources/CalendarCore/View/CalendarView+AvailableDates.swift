public import Foundation

extension CalendarView {
  /// The days that can be seen and selected, from the day its start falls on to the day its end falls on, both
  /// included: `DateInterval(start: 1 January, end: 31 December)`, made of midnights, has 31 December.
  ///
  /// When the visible month comes to lie outside, the nearest month inside is shown instead.
  public var availableDateRange: DateInterval {
    get {
      switch available {
      case .interval(let interval): interval
      case .days(let days):
        DateInterval(
          start: days.lowerBound.start(in: reading.calendar.timeZone),
          end: days.upperBound.start(in: reading.calendar.timeZone))
      }
    }
    set {
      available = .interval(newValue)
      clampVisibleMonth()
    }
  }

  /// The days of `availableDateRange`.
  public var availableDays: ClosedRange<Day> {
    get {
      switch available {
      case .interval(let interval):
        Day(interval.start, in: reading.calendar.timeZone)...Day(interval.end, in: reading.calendar.timeZone)
      case .days(let days): days
      }
    }
    set {
      available = .days(newValue)
      clampVisibleMonth()
    }
  }
}
