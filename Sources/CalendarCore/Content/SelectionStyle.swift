/// How selected days run together.
public enum SelectionStyle: Hashable, Sendable {
  /// Each day has a disc of its own.
  case discs
  /// Days that follow each other in a row are one pill (a week or a range). `first` and `last` are the ends of the
  /// whole selection, which may lie outside the month: there the pill is rounded, elsewhere cut square.
  case pill(first: Day, last: Day)
}
