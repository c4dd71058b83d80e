public import CalendarCore

/// A decoration as `describe` prints it.
public struct DecorationSummary: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case circle, image, customView
  }

  public var kind: Kind
  /// The symbol's or the file's name, of images.
  public var image: String?
  /// The colour as drawn.
  public var color: RGBA?
  public var size: DecorationSize

  public init(kind: Kind, image: String? = nil, color: RGBA? = nil, size: DecorationSize) {
    self.kind = kind
    self.image = image
    self.color = color
    self.size = size
  }
}
