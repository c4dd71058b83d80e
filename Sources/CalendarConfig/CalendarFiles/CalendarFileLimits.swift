/// How much a calendar file may ask for. What goes beyond is refused by the name of the limit.
public struct CalendarFileLimits: Hashable, Sendable {
  /// The size of a file, in bytes.
  public var bytes = 64 << 20
  /// Lines that are not empty.
  public var lines = 1_200_000
  /// How deep components lie in each other; iCalendar has no use for more than three.
  public var nesting = 8
  /// Events in a file.
  public var events = 100_000
  /// The dates, rules and names of one event or of one time zone's changes, in bytes.
  public var eventBytes = 64 << 10
  /// Times an event takes place in the days asked for.
  public var occurrencesOfAnEvent = 10_000
  /// Times all events of a file take place in the days asked for.
  public var occurrences = 500_000
  /// Days and times looked at to expand one event's recurrence.
  public var stepsOfAnEvent = 2_000_000
  /// Days and times looked at to expand all recurrences of a file.
  public var steps = 20_000_000
  /// Code points of a title; the rest is cut off.
  public var titleCharacters = 500
  /// Warnings told one by one.
  public var warnings = 100

  public init() {}
}
