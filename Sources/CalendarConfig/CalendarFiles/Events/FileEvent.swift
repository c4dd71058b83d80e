/// An event as a calendar file describes it.
struct FileEvent {
  /// The line of its `BEGIN`.
  var line: Int
  /// Shared by all versions and by the changed dates of a recurring event.
  var identifier: String?
  /// Of two versions the higher counts.
  var sequence = 0
  var title: String?
  var period: FilePeriod
  /// The date of a recurring event that this one stands for.
  var recurrence: FileTime?
  var isCancelled = false
  var rules: [RecurrenceRule] = []
  var exceptionRules: [RecurrenceRule] = []
  var exceptions: [FileTime] = []
  var additions: [FilePeriod] = []
}
