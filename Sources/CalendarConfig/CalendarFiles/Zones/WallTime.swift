import CalendarCore

/// What a calendar and a clock on the wall show, apart from any time zone; in UTC it stands for an instant.
struct WallTime: Hashable, Comparable {
  /// Seconds since 0000-12-31T00:00:00, every day counted as 86,400.
  var seconds: Int

  init(seconds: Int) {
    self.seconds = seconds
  }

  init(_ day: Day, secondOfDay: Int = 0) {
    seconds = day.rataDie * 86_400 + secondOfDay
  }

  var day: Day { Day(rataDie: (seconds - secondOfDay) / 86_400) }

  /// 0 to 86,399.
  var secondOfDay: Int { (seconds % 86_400 + 86_400) % 86_400 }

  static func < (left: WallTime, right: WallTime) -> Bool { left.seconds < right.seconds }

  static func + (time: WallTime, seconds: Int) -> WallTime { WallTime(seconds: time.seconds + seconds) }
}
