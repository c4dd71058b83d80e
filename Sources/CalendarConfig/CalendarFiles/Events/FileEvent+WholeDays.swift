extension FileEvent {
  /// Makes an event from midnight to midnight one of whole days, as Outlook means it by a property of its own.
  mutating func takeWholeDays() {
    guard !period.start.isDate, period.start.wall.secondOfDay == 0 else { return }
    if case .until(let end) = period.length {
      guard end.zone == period.start.zone, end.wall.secondOfDay == 0 else { return }
      period.length = .until(FileTime(wall: end.wall, isDate: true, zone: .floating))
    }
    period.start = FileTime(wall: period.start.wall, isDate: true, zone: .floating)
  }
}
