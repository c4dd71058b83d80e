/// Which way a named paper is turned.
public enum Orientation: String, CaseIterable, Hashable, Sendable {
  case portrait, landscape
}
