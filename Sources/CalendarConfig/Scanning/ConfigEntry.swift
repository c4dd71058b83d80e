/// A key of a map with its value.
public struct ConfigEntry: Hashable, Sendable {
  public var key: String
  /// Where the key stands.
  public var place: Place
  public var value: ConfigNode

  public init(key: String, at place: Place, value: ConfigNode) {
    self.key = key
    self.place = place
    self.value = value
  }
}
