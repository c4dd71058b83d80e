extension UIImage {
  /// How large a symbol would be in a text. Accepted; on a picture the decoration's size decides.
  public final class SymbolConfiguration: NSObject, Sendable {
    public init(pointSize: CGFloat) {}

    public init(pointSize: CGFloat, weight: SymbolWeight) {}

    public init(textStyle: UIFont.TextStyle) {}
  }

  /// The thickness of a symbol's strokes. Accepted; symbols have one.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}
