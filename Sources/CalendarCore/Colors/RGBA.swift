/// A colour in sRGB, eight bits a channel, not premultiplied.
public struct RGBA: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour with its opacity multiplied by a share of 0 to 1.
  public func opacity(_ share: Double) -> RGBA {
    RGBA(red, green, blue, alpha: UInt8((Double(alpha) * min(max(share, 0), 1)).rounded()))
  }

  /// `#rrggbb`, or `#rrggbbaa` when it is not opaque.
  public var hex: String {
    "#"
      + ([red, green, blue] + (alpha == 255 ? [] : [alpha])).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      .joined()
  }

  /// Whether it is a shade of grey.
  public var isGray: Bool { red == green && green == blue }

  public static let black = RGBA(0, 0, 0)
  public static let white = RGBA(255, 255, 255)
  public static let clear = RGBA(0, 0, 0, alpha: 0)
}
