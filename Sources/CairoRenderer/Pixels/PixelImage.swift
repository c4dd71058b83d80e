public import CalendarCore

/// A picture as pixels: eight bits a channel, colours not multiplied by alpha.
public struct PixelImage: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// Rows from the top without padding; red, green, blue, alpha of each pixel.
  public let bytes: [UInt8]

  /// A picture of these bytes, of which there must be four a pixel.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(width > 0 && height > 0 && bytes.count == width * height * 4, "a pixel has four bytes")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  public subscript(x: Int, y: Int) -> RGBA {
    let start = (y * width + x) * 4
    return RGBA(bytes[start], bytes[start + 1], bytes[start + 2], alpha: bytes[start + 3])
  }
}
