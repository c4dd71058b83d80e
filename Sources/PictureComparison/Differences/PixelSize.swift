public import CairoRenderer

/// How large a picture is.
public struct PixelSize: Hashable, Sendable, Codable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size of a picture.
  public init(of image: PixelImage) {
    self.init(width: image.width, height: image.height)
  }
}

extension PixelSize: CustomStringConvertible {
  public var description: String { "\(width) x \(height)" }
}
