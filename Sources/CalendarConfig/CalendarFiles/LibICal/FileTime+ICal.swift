import CICal
import CalendarCore

extension FileTime {
  /// A time of libical's; nil when there is no such date or hour, which libical does not judge.
  init?(_ time: icaltimetype, zone: Zone) {
    guard let day = Day(year: Int(time.year), month: Int(time.month), day: Int(time.day)), Day.supported.contains(day)
    else { return nil }
    let isDate = time.is_date != 0
    // 24:00 is the end of the day, 60 a leap second; some writers have either.
    guard
      isDate || (0...23).contains(time.hour) && (0...59).contains(time.minute) && (0...60).contains(time.second)
        || (time.hour, time.minute, time.second) == (24, 0, 0)
    else { return nil }
    let second = isDate ? 0 : Int(time.hour) * 3600 + Int(time.minute) * 60 + min(Int(time.second), 59)
    self.init(wall: WallTime(day, secondOfDay: second), isDate: isDate, zone: isDate ? .floating : zone)
  }
}
