/// How large a decoration is drawn.
public enum DecorationSize: String, CaseIterable, Hashable, Sendable {
  case small, medium, large
}
