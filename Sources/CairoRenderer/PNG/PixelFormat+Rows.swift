extension PixelFormat {
  /// Writes a row of cairo's pixels as the file holds it.
  func encode(_ row: UnsafeBufferPointer<UInt32>, into output: UnsafeMutablePointer<UInt8>) {
    switch self {
    case .gray:
      for (index, pixel) in row.enumerated() { output[index] = UInt8(truncatingIfNeeded: pixel) }
    case .rgb:
      var target = output
      for pixel in row {
        target[0] = UInt8(truncatingIfNeeded: pixel >> 16)
        target[1] = UInt8(truncatingIfNeeded: pixel >> 8)
        target[2] = UInt8(truncatingIfNeeded: pixel)
        target += 3
      }
    case .grayAlpha:
      for (index, pixel) in row.enumerated() {
        let alpha = pixel >> 24
        output[2 * index] = Self.straight(pixel, alpha)
        output[2 * index + 1] = UInt8(alpha)
      }
    case .rgba:
      for (index, pixel) in row.enumerated() {
        let alpha = pixel >> 24
        output[4 * index] = Self.straight(pixel >> 16, alpha)
        output[4 * index + 1] = Self.straight(pixel >> 8, alpha)
        output[4 * index + 2] = Self.straight(pixel, alpha)
        output[4 * index + 3] = UInt8(alpha)
      }
    }
  }

  /// A channel without the alpha that cairo multiplied it by, rounded as cairo's own PNG writer does.
  private static func straight(_ channel: UInt32, _ alpha: UInt32) -> UInt8 {
    alpha == 0 ? 0 : UInt8(((channel & 0xFF) * 255 + alpha / 2) / alpha)
  }
}
