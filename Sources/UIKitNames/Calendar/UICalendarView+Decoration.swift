import CalendarCore

extension UICalendarView {
  /// A decoration of a day.
  @MainActor
  public final class Decoration: NSObject {
    let model: CalendarCore.Decoration

    private init(_ model: CalendarCore.Decoration) {
      self.model = model
    }

    /// A filled circle in system fill, of medium size.
    public convenience override init() {
      self.init(.default())
    }

    /// An image; nil is the filled circle. Without a colour of its own, or of the image's, it takes the tint.
    public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      self.init(.image(image?.picture, color: color?.color ?? image?.tint, size: size.model))
    }

    /// A view. The provider is called once, when the decoration is first drawn.
    public convenience init(customViewProvider: @escaping @MainActor () -> UIView) {
      self.init(.customView { ViewDecoration(customViewProvider()) })
    }

    /// A filled circle.
    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(.default(color: color?.color, size: size.model))
    }

    /// An image; nil is the filled circle.
    public static func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(image: image, color: color, size: size)
    }

    /// A view. The provider is called once, when the decoration is first drawn.
    public static func customView(_ customViewProvider: @escaping @MainActor () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }
  }
}
