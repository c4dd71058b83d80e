/// A colour that may differ between light and dark surroundings, as UIColor does.
public struct Color: Hashable, Sendable {
  /// On a light background.
  public var light: RGBA
  /// On a dark background.
  public var dark: RGBA

  /// A colour with its two variants.
  public init(light: RGBA, dark: RGBA) {
    self.light = light
    self.dark = dark
  }

  /// One colour for every appearance.
  public init(_ color: RGBA) {
    self.init(light: color, dark: color)
  }

  /// The variant for an appearance.
  public func resolved(for appearance: Appearance) -> RGBA {
    appearance == .dark ? dark : light
  }
}
