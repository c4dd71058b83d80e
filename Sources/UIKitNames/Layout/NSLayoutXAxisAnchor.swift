/// A leading, trailing, left or right edge, or a horizontal middle.
@MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
