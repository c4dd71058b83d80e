/// What a decoration's view draws on. Lengths are points, the origin is the view's top left corner.
public protocol DecorationCanvas: AnyObject {
  /// Fills a rectangle, its corners rounded by a radius.
  func fill(_ rect: Rect, cornerRadius: Double, color: Color)
  /// Strokes a rectangle's outline, centred on its edge.
  func stroke(_ rect: Rect, cornerRadius: Double, color: Color, width: Double)
  /// Draws one line of text centred in a box, shrunk when it is too wide for it.
  func text(_ text: String, in box: Rect, size: Double, weight: FontWeight, color: Color)
  /// Draws a picture as large as fits a box, in a colour when it is a template, in its own colours when `tint` is nil.
  func image(_ picture: Picture, in box: Rect, tint: Color?)
}
