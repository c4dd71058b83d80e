/// Where a yearly day goes in years that lack it (29 February in common years).
public enum LeapDayRule: String, CaseIterable, Hashable, Sendable {
  /// To the last day of its month: 28 February.
  case february28
  /// To the first day of the next month: 1 March.
  case march1
  /// Nowhere.
  case skip
}
