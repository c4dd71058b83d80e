import CairoRenderer
import CalendarCore
import Foundation

/// A picture's pixels while they are being compared, without the checks that make a debug build slow.
struct PixelPlane {
  let width: Int
  let height: Int
  private let bytes: UnsafeRawBufferPointer

  fileprivate init(_ image: PixelImage, bytes: UnsafeRawBufferPointer) {
    width = image.width
    height = image.height
    self.bytes = bytes
  }

  subscript(x: Int, y: Int) -> RGBA {
    let start = (y * width + x) * 4
    return RGBA(bytes[start], bytes[start + 1], bytes[start + 2], alpha: bytes[start + 3])
  }

  /// The four bytes of a pixel as one number.
  func word(_ x: Int, _ y: Int) -> UInt32 {
    bytes.load(fromByteOffset: (y * width + x) * 4, as: UInt32.self)
  }

  /// Whether these rows are the same, byte for byte, as those of a picture of the same size.
  func rows(_ rows: Range<Int>, equal other: PixelPlane) -> Bool {
    let start = rows.lowerBound * width * 4
    guard let own = bytes.baseAddress, let others = other.bytes.baseAddress else { return true }
    return memcmp(own + start, others + start, rows.count * width * 4) == 0
  }
}

extension PixelImage {
  /// Gives the pixels to `body`, which must not keep them.
  func withPlane<Result>(_ body: (PixelPlane) -> Result) -> Result {
    bytes.withUnsafeBytes { body(PixelPlane(self, bytes: $0)) }
  }
}
