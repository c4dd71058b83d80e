import CalendarCore

/// cairo's pixels: alpha in the highest byte, then red, green and blue multiplied by it.
enum PremultipliedPixel {
  /// The pixel of a colour.
  static func value(of color: RGBA) -> UInt32 {
    value(color.red, color.green, color.blue, alpha: color.alpha)
  }

  static func value(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8) -> UInt32 {
    let alpha = UInt32(alpha)
    func multiplied(_ channel: UInt8) -> UInt32 { (UInt32(channel) * alpha + 127) / 255 }
    return alpha << 24 | multiplied(red) << 16 | multiplied(green) << 8 | multiplied(blue)
  }
}
