/// How much one or several calendar files have of what `CalendarFileLimits` limits.
struct CalendarFileSize: Hashable {
  var bytes = 0
  var lines = 0
  var events = 0
}
