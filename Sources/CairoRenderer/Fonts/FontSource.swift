/// Which fonts a page may be set in.
public enum FontSource: String, CaseIterable, Hashable, Sendable {
  /// Only the fonts that the package ships: a page looks the same on every machine.
  case shipped
  /// The shipped fonts, and the system's for what they lack.
  case system
}
