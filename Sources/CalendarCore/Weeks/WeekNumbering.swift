/// Which numbers the rows of a month bear.
public enum WeekNumbering: String, CaseIterable, Hashable, Sendable {
  case none
  /// ISO 8601's weeks, which begin on Monday. A row that begins on another day bears the number of its Thursday's week.
  case iso
  /// Weeks of the calendar's own year by the locale's rule.
  case locale
}
