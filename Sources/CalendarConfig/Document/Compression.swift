/// How hard a PNG is compressed.
public enum Compression: String, CaseIterable, Hashable, Sendable {
  case fast, balanced, small
}
