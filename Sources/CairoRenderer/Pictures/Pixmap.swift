/// A picture in pixels as cairo takes them: premultiplied, alpha in the highest byte.
struct Pixmap: Hashable, Sendable {
  let width: Int
  let height: Int
  var pixels: [UInt32]

  /// Whether it can be drawn in any colour: something of it is transparent, and what is not is of one colour.
  ///
  /// Edges are left out of the comparison, as little alpha leaves little of a colour.
  var isTemplate: Bool {
    var color: UInt32?
    var hasClearPixels = false
    for pixel in pixels {
      let alpha = pixel >> 24
      if alpha < 255 { hasClearPixels = true }
      guard alpha >= 128 else { continue }
      let straight = Self.straight(pixel, alpha)
      if let color {
        guard Self.isClose(straight, color) else { return false }
      } else {
        color = straight
      }
    }
    return hasClearPixels && color != nil
  }

  private static func straight(_ pixel: UInt32, _ alpha: UInt32) -> UInt32 {
    [16, 8, 0].reduce(0) { $0 << 8 | ((pixel >> $1 & 0xFF) * 255 + alpha / 2) / alpha }
  }

  /// Whether two colours differ by no more than rounding.
  private static func isClose(_ first: UInt32, _ second: UInt32) -> Bool {
    [16, 8, 0].allSatisfy { abs(Int(first >> $0 & 0xFF) - Int(second >> $0 & 0xFF)) <= 2 }
  }
}
