/// A decoration of a day, as UICalendarView's delegate returns it.
public final class Decoration {
  /// What it draws.
  public enum Content {
    /// The filled circle, `circlebadge.fill`.
    case circle
    /// A picture, in the decoration's colour when it is a template.
    case image(Picture)
    /// A view of the caller's, whose provider is asked once.
    case customView(() -> any DecorationView)
  }

  public let content: Content
  /// Its colour; nil is the system fill for the circle and the tint colour for an image.
  public let color: Color?
  public let size: DecorationSize
  private var loadedView: (any DecorationView)?

  private init(content: Content, color: Color?, size: DecorationSize) {
    self.content = content
    self.color = color
    self.size = size
  }

  /// A filled circle in system fill, of medium size.
  public convenience init() {
    self.init(content: .circle, color: nil, size: .medium)
  }

  /// A filled circle.
  public static func `default`(color: Color? = nil, size: DecorationSize = .medium) -> Decoration {
    Decoration(content: .circle, color: color, size: size)
  }

  /// A picture; nil is the filled circle.
  public static func image(_ picture: Picture?, color: Color? = nil, size: DecorationSize = .medium) -> Decoration {
    Decoration(content: picture.map(Content.image) ?? .circle, color: color, size: size)
  }

  /// A view of the caller's own. The provider is called once, when the decoration is first drawn.
  public static func customView(_ provider: @escaping () -> any DecorationView) -> Decoration {
    Decoration(content: .customView(provider), color: nil, size: .medium)
  }

  /// The custom view, made on first use; nil for the other kinds.
  public var view: (any DecorationView)? {
    if loadedView == nil, case .customView(let provider) = content { loadedView = provider() }
    return loadedView
  }
}
