import CalendarCore

/// A calendar file whose events are drawn.
enum CalendarFileKeys {
  static let file = ConfigKey("file", "an .ics file beside the config", .calendarFile)
  static let color = ConfigKey("color", "the color of its events", .color)

  static let all: [any AnyConfigKey] = [file, color]
}
