import CalendarCore

/// A view. On a picture, views are what `UICalendarView.Decoration.customView` returns, and what lies in them.
@MainActor
open class UIView: UIResponder {
  /// Its place in its superview. A view without a size of its own fills its superview: constraints have no effect.
  open var frame: CGRect
  open var backgroundColor: UIColor?
  /// The tint of what is in it.
  open var tintColor: UIColor! = .tintColor
  /// From 0 to 1.
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var tag = 0
  open var contentMode: ContentMode = .scaleToFill
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Which colours its picture has; unspecified: light ones.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// What a reader that speaks says of it.
  open var accessibilityLabel: String?
  public let layer = CALayer()
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// There are no archives to read views from: an empty view.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Its own coordinates: `frame` with its corner at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// Its surroundings.
  open var traitCollection: UITraitCollection {
    if overrideUserInterfaceStyle != .unspecified {
      return UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
    }
    return superview?.traitCollection ?? UITraitCollection(userInterfaceStyle: .light)
  }

  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Called before the view is drawn.
  open func layoutSubviews() {}

  /// Accepted; a picture is always laid out anew.
  open func setNeedsLayout() {}

  /// Accepted; a picture is always drawn anew.
  open func setNeedsDisplay() {}

  open func layoutIfNeeded() { layoutSubviews() }

  /// Accepted; a view without a size fills its superview.
  open func sizeToFit() {}

  /// Draws what the view itself shows, without its subviews.
  func paint(on canvas: any DecorationCanvas, in rect: Rect, opacity: Double) {
    let radius = Double(layer.cornerRadius)
    if let color = backgroundColor?.color ?? layer.backgroundColor?.color {
      canvas.fill(rect, cornerRadius: radius, color: color.opacity(opacity))
    }
    if layer.borderWidth > 0, let color = layer.borderColor?.color {
      let width = Double(layer.borderWidth)
      canvas.stroke(
        rect.inset(by: width / 2, width / 2), cornerRadius: max(0, radius - width / 2), color: color.opacity(opacity),
        width: width)
    }
  }
}
