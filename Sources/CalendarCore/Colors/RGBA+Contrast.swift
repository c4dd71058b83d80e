import Foundation

/// Contrast as WCAG 2.2 measures it.
extension RGBA {
  /// Relative luminance, 0 (black) to 1 (white); opacity is not looked at.
  public var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio to another colour, 1 to 21.
  public func contrast(to other: RGBA) -> Double {
    let (darker, lighter) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// White, or black where white would not reach 2:1 on this colour, for text on it.
  public var contrastingText: RGBA {
    contrast(to: .white) >= 2 ? .white : .black
  }

  /// This colour laid over an opaque one.
  public func over(_ ground: RGBA) -> RGBA {
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      let share = Double(alpha) / 255
      return UInt8((Double(top) * share + Double(bottom) * (1 - share)).rounded())
    }
    return RGBA(mix(red, ground.red), mix(green, ground.green), mix(blue, ground.blue))
  }
}
