import CalendarCore

/// A date or a time as a calendar file writes it.
struct FileTime: Hashable {
  /// Whose clock a time is read from.
  enum Zone: Hashable {
    /// Nobody's: every reader's own.
    case floating
    case utc
    /// The zone a `TZID` names.
    case named(String)
  }

  /// Midnight for a date.
  var wall: WallTime
  /// Whether it is a date without a time.
  var isDate: Bool
  var zone: Zone
}
