import CalendarCore

/// A system font: its size, weight and design. Other fonts are not drawn on pictures.
public final class UIFont: NSObject, Sendable {
  /// In points.
  public let pointSize: CGFloat
  public let fontDescriptor: UIFontDescriptor

  /// A font by its descriptor; a size of 0 takes the descriptor's.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.pointSize = pointSize > 0 ? pointSize : descriptor.pointSize
    fontDescriptor = descriptor
  }

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(
      descriptor: UIFontDescriptor(pointSize: fontSize, weight: weight.fontWeight, design: .default), size: fontSize)
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// A font whose figures are of equal width, as those on pictures are anyway.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      descriptor: UIFontDescriptor(pointSize: fontSize, weight: weight.fontWeight, design: .monospaced), size: fontSize)
  }

  /// The font of a text style at the default content size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.pointSize, weight: style == .headline ? .semibold : .regular)
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: fontDescriptor, size: fontSize)
  }

  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12
  public static let labelFontSize: CGFloat = 17

  var weight: FontWeight { fontDescriptor.weight }
}
