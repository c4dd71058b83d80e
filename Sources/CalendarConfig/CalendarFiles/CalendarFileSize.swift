/// How much one or several calendar files have of what `CalendarFileLimits` limits.
public struct CalendarFileSize: Hashable, Sendable {
  public var bytes = 0
  public var lines = 0
  public var events = 0

  /// That of no file.
  public init() {}

  public static func += (total: inout CalendarFileSize, more: CalendarFileSize) {
    total.bytes += more.bytes
    total.lines += more.lines
    total.events += more.events
  }
}
