import CalendarCore

/// What takes place on days.
enum EventKeys {
  static let on = ConfigKey("on", "its day, or the days it comes back on", .pattern)
  static let from = ConfigKey("from", "its first day", .date)
  static let to = ConfigKey("to", "its last day, which belongs to it", .date)
  static let title = ConfigKey("title", "its name", .line)
  static let color = ConfigKey("color", "its color", .color)
  static let time = ConfigKey("time", "when it begins", .time)

  static let all: [any AnyConfigKey] = [on, from, to, title, color, time]
}
