/// A pixel whose channels are not multiplied by its alpha, as files hold it.
struct StraightPixel: Hashable, Sendable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  let alpha: UInt8

  /// One of cairo's pixels, rounded as cairo's own PNG writer does.
  @inline(__always)
  init(_ pixel: UInt32) {
    let alpha = pixel >> 24
    func channel(_ shift: UInt32) -> UInt8 {
      let value = pixel >> shift & 0xFF
      return alpha == 0 ? 0 : UInt8(truncatingIfNeeded: (value * 255 + alpha / 2) / alpha)
    }
    red = channel(16)
    green = channel(8)
    blue = channel(0)
    self.alpha = UInt8(alpha)
  }
}
