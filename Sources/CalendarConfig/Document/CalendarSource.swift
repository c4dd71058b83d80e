public import CalendarCore

/// A calendar file of a config.
public struct CalendarSource: Hashable, Sendable {
  public var file: CalendarFile
  /// Of its events; nil takes the tint.
  public var color: Color?
}
