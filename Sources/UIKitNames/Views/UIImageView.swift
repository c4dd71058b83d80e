import CalendarCore

/// A picture, as large as fits its place.
@MainActor
open class UIImageView: UIView {
  open var image: UIImage?

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func paint(on canvas: any DecorationCanvas, in rect: Rect, opacity: Double) {
    super.paint(on: canvas, in: rect, opacity: opacity)
    guard let image else { return }
    canvas.image(image.picture, in: rect, tint: (image.tint ?? tintColor.color).opacity(opacity))
  }
}
