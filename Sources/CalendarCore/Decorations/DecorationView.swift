/// A custom view that decorates a day, as the provider of `Decoration.customView` returns it.
public protocol DecorationView: AnyObject {
  /// Draws the view; what leaves `bounds` is cut off.
  func draw(on canvas: any DecorationCanvas, in bounds: Rect)
  /// What a reader that speaks says of it; empty for a mere ornament.
  var accessibilityLabel: String { get }
}

extension DecorationView {
  public var accessibilityLabel: String { "" }
}
