import CairoRenderer
import CalendarCore

/// Pixels to which pictures are copied.
struct PixelCanvas {
  let width: Int
  let height: Int
  private var bytes: [UInt8]

  /// A white canvas.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: 255, count: width * height * 4)
  }

  /// What has been painted.
  var image: PixelImage { PixelImage(width: width, height: height, bytes: bytes) }

  /// Paints a picture with its top left corner at a place; what is translucent shows a chequered ground.
  mutating func paint(_ image: PixelImage, x left: Int, y top: Int) {
    image.withPlane { plane in
      bytes.withUnsafeMutableBufferPointer { bytes in
        for y in 0..<min(image.height, height - top) {
          for x in 0..<min(image.width, width - left) {
            let color = plane[x, y].painted(on: (x / 8 + y / 8) % 2 == 0 ? 255 : 232)
            let start = ((top + y) * width + left + x) * 4
            bytes[start] = color.red
            bytes[start + 1] = color.green
            bytes[start + 2] = color.blue
          }
        }
      }
    }
  }
}

extension RGBA {
  /// The colour as it looks on a shade of grey.
  func painted(on gray: Int) -> RGBA {
    if alpha == 255 { return self }
    let (share, ground) = (Int(alpha), gray * (255 - Int(alpha)))
    func mixed(_ channel: UInt8) -> UInt8 { UInt8((Int(channel) * share + ground + 127) / 255) }
    return RGBA(mixed(red), mixed(green), mixed(blue))
  }
}
