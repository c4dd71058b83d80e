/// A calendar was asked for that cannot be drawn.
public struct UnsupportedCalendar: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name as it was given.
  public let name: String

  /// Whether Foundation has a calendar of the name, whose days would be wrong.
  public var isKnown: Bool { Self.refused.contains(name) }

  /// The name that was perhaps meant.
  public var suggestion: String? {
    isKnown ? nil : Spelling.nearest(name, in: CalendarIdentifier.allCases.map(\.rawValue)).first
  }

  public var description: String {
    let working = "these can be drawn: " + CalendarIdentifier.allCases.map(\.rawValue).joined(separator: ", ")
    if isKnown { return "the \(name) calendar cannot be drawn right; \(working)" }
    if let suggestion { return "unknown calendar \"\(name)\"; did you mean \"\(suggestion)\"?" }
    return "unknown calendar \"\(name)\"; \(working)"
  }

  /// Foundation's calendars whose fields are those of another calendar, or held against no independent source.
  static let refused: Set<String> = [
    "vietnamese", "bangla", "gujarati", "kannada", "malayalam", "marathi", "odia", "tamil", "telugu", "vikram",
  ]
}
