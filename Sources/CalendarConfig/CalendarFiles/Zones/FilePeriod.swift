/// A start and a length as a calendar file writes them.
struct FilePeriod: Hashable {
  enum Length: Hashable {
    case unsaid
    /// Until a day or time that doesn't belong to it.
    case until(FileTime)
    /// Seconds, a day counted as 86,400.
    case lasting(Int)
  }

  var start: FileTime
  var length = Length.unsaid
}
