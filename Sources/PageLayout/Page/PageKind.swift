/// What a page shows.
public enum PageKind: String, CaseIterable, Hashable, Sendable {
  /// A month as UICalendarView shows it.
  case month
  /// A month to hang up, with events.
  case wall
  /// A poster of many months.
  case year
}
