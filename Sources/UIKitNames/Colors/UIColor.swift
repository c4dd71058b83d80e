public import CalendarCore

/// A colour, which may differ between light and dark surroundings.
public final class UIColor: NSObject, Sendable {
  /// Its values in light and in dark surroundings.
  public let color: Color

  /// A colour of this package.
  public init(_ color: Color) {
    self.color = color
  }

  /// A colour in sRGB; each channel from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))))
  }

  /// A grey; white and alpha from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour by its place on the colour wheel; each value from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    /// The channel that is `shift` sixths of the wheel away.
    func channel(_ shift: Double) -> CGFloat {
      let sixth = (shift + Double(hue) * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * CGFloat(max(0, min(sixth, 4 - sixth, 1))))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// A colour that a closure makes, asked once for light and once for dark surroundings.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(Color(light: light.color.light, dark: dark.color.dark))
  }

  /// The colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func faded(_ color: RGBA) -> RGBA {
      RGBA(color.red, color.green, color.blue).opacity(Double(alpha))
    }
    return UIColor(Color(light: faded(color.light), dark: faded(color.dark)))
  }

  /// The one colour that this is in some surroundings.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(Color(color.resolved(for: traitCollection.userInterfaceStyle.appearance)))
  }

  /// The colour as layers take it.
  public var cgColor: CGColor { CGColor(color) }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.color == color
  }

  public override var hash: Int { color.hashValue }
}

extension RGBA {
  /// A colour by channels from 0 to 1; what lies outside is clamped.
  init(red: Double, green: Double, blue: Double, alpha: Double) {
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    self.init(byte(red), byte(green), byte(blue), alpha: byte(alpha))
  }
}
