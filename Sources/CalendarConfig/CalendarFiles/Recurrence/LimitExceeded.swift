/// A limit of calendar files that is too low for what a file asks for.
struct LimitExceeded: Error, Hashable {
  /// The description of a time zone in a calendar file.
  struct Zone: Hashable {
    var name: String
    /// Where what asks for too much begins.
    var line: Int
  }

  /// Its name in `CalendarFileLimits`.
  var name: String
  var value: Int
  /// Whether it stops the file, and not only one event.
  var isOfFile: Bool
  /// The zone that asks for too much; nil when it is an event.
  var zone: Zone?
}

extension LimitExceeded: CustomStringConvertible {
  var description: String { "(limit \(name): \(value))" }
}
