import CalendarCore

/// A rule by which an event comes again (RFC 5545, 3.3.10).
struct RecurrenceRule: Hashable {
  enum Frequency: Hashable {
    case secondly, minutely, hourly, daily, weekly, monthly, yearly

    /// Whether it counts in less than days.
    var isWithinDays: Bool { [.secondly, .minutely, .hourly].contains(self) }
  }

  /// A weekday, by itself or counted: the second, the last (-1) of its month or year.
  struct CountedWeekday: Hashable {
    var weekday: Weekday
    /// 0 for every one.
    var ordinal: Int
  }

  var frequency: Frequency
  var interval = 1
  var count: Int?
  var until: FileTime?
  var weekStart = Weekday.monday
  var months: [Int] = []
  var weekNumbers: [Int] = []
  var yearDays: [Int] = []
  var monthDays: [Int] = []
  var weekdays: [CountedWeekday] = []
  var hours: [Int] = []
  var minutes: [Int] = []
  var seconds: [Int] = []
  /// Which of the times of a period count: from its beginning, or from its end when negative.
  var positions: [Int] = []
  /// Whether a day of the month beyond its end falls on the month's last day (RFC 7529) instead of nowhere.
  var clampsMonthDays = false
}
