/// Why a calendar file can't be read, before its name is known.
struct CalendarFileFault: Error {
  var line: Int?
  var reason: String
  /// Whether the file has too much of something.
  var isTooMuch = false
}
