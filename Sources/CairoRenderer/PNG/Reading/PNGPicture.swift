/// What a PNG file holds.
public struct PNGPicture: Hashable, Sendable {
  public var image: PixelImage
  /// The texts written into the file, by their keywords. Of two with one keyword the last counts.
  public var texts: [String: String]

  public init(image: PixelImage, texts: [String: String] = [:]) {
    self.image = image
    self.texts = texts
  }
}
