import CalendarCore

/// cairo's pixels: alpha in the highest byte, then red, green and blue multiplied by it.
enum PremultipliedPixel {
  /// The pixel of a colour.
  static func value(of color: RGBA) -> UInt32 {
    let alpha = UInt32(color.alpha)
    let channels = [color.red, color.green, color.blue].map { (UInt32($0) * alpha + 127) / 255 }
    return alpha << 24 | channels[0] << 16 | channels[1] << 8 | channels[2]
  }
}
