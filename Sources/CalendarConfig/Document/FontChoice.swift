/// Which fonts may be used.
public enum FontChoice: String, CaseIterable, Hashable, Sendable {
  /// Those that ship with the package, so that a page looks the same everywhere.
  case shipped
  /// Those that ship, and the system's for characters they lack.
  case system
}
