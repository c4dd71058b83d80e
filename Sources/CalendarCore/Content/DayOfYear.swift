/// What days say of their place in the year of their calendar.
public enum DayOfYear: String, CaseIterable, Hashable, Sendable {
  case none
  /// Its number: the first of the year is day 1.
  case number
  /// How many days of the year follow it.
  case remaining
  /// Number and remaining days: `45/320`.
  case both
}
