import CalendarCore
import PageLayout

/// What a PNG or JPEG file says of itself before its pixels.
struct PictureHeader: Hashable, Sendable {
  enum Format: String, Hashable, Sendable {
    case png, jpeg
  }

  let format: Format
  /// In pixels, as stored.
  let width: Int
  let height: Int
  /// How the picture is to be turned (EXIF's 1 to 8; 1 as stored).
  let orientation: Int

  /// Reads the header; nil when it is neither format's.
  init?(_ bytes: [UInt8]) {
    if let png = ByteReader(bytes).png {
      format = .png
      (width, height) = png
      orientation = 1
    } else if let jpeg = JPEGHeader(bytes) {
      format = .jpeg
      (width, height) = (jpeg.width, jpeg.height)
      orientation = jpeg.orientation
    } else {
      return nil
    }
  }

  /// Whether the turn lays the picture on its side.
  var isTurnedSideways: Bool { orientation >= 5 }

  /// The size upright.
  var size: Size {
    isTurnedSideways
      ? Size(width: Double(height), height: Double(width)) : Size(width: Double(width), height: Double(height))
  }
}

extension ByteReader {
  /// The size that a PNG file gives in its first chunk.
  fileprivate var png: (Int, Int)? {
    guard bytes.starts(with: PNGChunk.signature), let width = integer(at: 16, length: 4),
      let height = integer(at: 20, length: 4), width > 0, height > 0
    else { return nil }
    return (width, height)
  }
}
