/// The layer of a view, as far as it shows on a picture.
@MainActor
public final class CALayer: NSObject {
  /// In points; of the background and the border.
  public var cornerRadius: CGFloat = 0
  /// In points; drawn inside the view's edge.
  public var borderWidth: CGFloat = 0
  public var borderColor: CGColor?
  public var backgroundColor: CGColor?
  public var masksToBounds = false
}
