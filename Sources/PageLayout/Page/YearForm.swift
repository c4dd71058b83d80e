/// How a poster sets its months.
public enum YearForm: String, CaseIterable, Hashable, Sendable {
  /// Small months in rows and columns.
  case grid
  /// A row a month, the days of all months under one row of weekday names.
  case aligned
  /// A row a month, day 1 of all months at the same place.
  case linear
}
