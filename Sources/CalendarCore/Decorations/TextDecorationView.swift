/// A decoration that is a short text: an emoji, a few letters.
public final class TextDecorationView: DecorationView {
  /// One line; it is shrunk when it is wider than its cell.
  public let text: String
  /// Its colour; emoji keep their own.
  public let color: Color
  public let weight: FontWeight
  /// How large the text is beside the view's height: 1 fills it.
  public let share: Double

  /// A view of a text as high as its decoration's size asks for.
  public init(_ text: String, color: Color = .label, weight: FontWeight = .medium, size: DecorationSize = .medium) {
    self.text = text
    self.color = color
    self.weight = weight
    share =
      switch size {
      case .small: 0.6
      case .medium: 0.8
      case .large: 1
      }
  }

  public func draw(on canvas: any DecorationCanvas, in bounds: Rect) {
    canvas.text(text, in: bounds, size: bounds.height * share, weight: weight, color: color)
  }

  public var accessibilityLabel: String { text }
}
