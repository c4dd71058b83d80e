/// Whether colours are for a light or a dark background.
public enum Appearance: String, Hashable, Sendable {
  case light, dark
}
