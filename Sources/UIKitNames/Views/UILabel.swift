import CalendarCore

/// A line of text, in the middle of its place; shrunk when it is wider.
@MainActor
open class UILabel: UIView {
  open var text: String?
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
  open var textColor: UIColor! = .label
  open var textAlignment: NSTextAlignment = .natural
  /// Accepted; on a picture it is one line.
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  override func paint(on canvas: any DecorationCanvas, in rect: Rect, opacity: Double) {
    super.paint(on: canvas, in: rect, opacity: opacity)
    guard let text, !text.isEmpty else { return }
    canvas.text(
      text, in: rect, size: Double(font.pointSize), weight: font.weight, color: textColor.color.opacity(opacity))
  }
}
