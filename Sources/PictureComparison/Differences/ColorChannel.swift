/// A channel of a pixel.
public enum ColorChannel: String, CaseIterable, Hashable, Sendable, Codable {
  case red, green, blue, alpha
}
