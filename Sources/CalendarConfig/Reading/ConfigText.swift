/// A text of a config that is drawn as it is written.
public struct ConfigText: Hashable, Sendable {
  public var text: String
  public var place: Place

  public init(text: String, place: Place) {
    self.text = text
    self.place = place
  }
}
