/// How a scalar is written, which tells the number `12` from the text `"12"`.
public enum ScalarStyle: Hashable, Sendable {
  case plain, quoted
  /// Written as a block after `|` or `>`.
  case block
}
