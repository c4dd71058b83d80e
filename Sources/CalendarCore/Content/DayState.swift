/// What is said of a day that is drawn. The order of the cases is the order in which they are listed.
public enum DayState: String, CaseIterable, Hashable, Sendable {
  /// It belongs to the month before or after.
  case adjacent
  case selected, today
  /// It lies outside the available date range.
  case unavailable
  /// The selection's delegate refuses it.
  case unselectable
  /// A weekend day of the locale.
  case weekend
}
