/// A limit of calendar files that is too low for what a file asks for.
struct LimitExceeded: Error, Hashable {
  /// Its name in `CalendarFileLimits`.
  var name: String
  var value: Int
  /// Whether it stops the file, and not only one event.
  var isOfFile: Bool
}
