import CalendarCore

/// What decorates days.
enum DecorationKeys {
  static let on = ConfigKey("on", "the days", .pattern)
  static let image = ConfigKey("image", "a symbol's name, or a png, jpeg or svg file", .picture)
  static let text = ConfigKey("text", "a short text or an emoji instead of an image", .line)
  static let color = ConfigKey("color", "the decoration's color", .color)
  static let size = ConfigKey("size", "the decoration's size", .choice(DecorationSize.self))
  static let textColor = ConfigKey("textColor", "the color of the day's own number", .color)
  static let backgroundColor = ConfigKey("backgroundColor", "the color behind the day's own number", .color)

  static let all: [any AnyConfigKey] = [on, image, text, color, size, textColor, backgroundColor]
}
