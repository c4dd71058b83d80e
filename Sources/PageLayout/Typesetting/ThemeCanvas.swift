import CalendarCore

/// The canvas of custom decoration views: a scene builder seen through a theme, from a view's own corner.
final class ThemeCanvas: DecorationCanvas {
  private let builder: SceneBuilder
  private let appearance: Appearance
  private let design: FontDesign
  /// The view's corner on the page, as read from left to right.
  private let origin: Point
  /// Page points a view point.
  private let scale: Double

  init(builder: SceneBuilder, appearance: Appearance, design: FontDesign, origin: Point, scale: Double) {
    self.builder = builder
    self.appearance = appearance
    self.design = design
    self.origin = origin
    self.scale = scale
  }

  func fill(_ rect: Rect, cornerRadius: Double, color: Color) {
    builder.fill(shape(rect, cornerRadius), color.resolved(for: appearance))
  }

  func stroke(_ rect: Rect, cornerRadius: Double, color: Color, width: Double) {
    builder.stroke(shape(rect, cornerRadius), color.resolved(for: appearance), width: width * scale)
  }

  func text(_ text: String, in box: Rect, size: Double, weight: FontWeight, color: Color) {
    let frame = placed(box)
    var style = TextStyle(design: design, weight: weight, size: size * scale)
    // An emoji is taller than its size says, and would be cut off.
    let inkHeight = builder.measuring.metrics(of: text, style: style).ink.height
    if inkHeight > frame.height { style.size *= frame.height / inkHeight }
    let fitted = builder.fitted(text, style: style, width: frame.width, smallest: 0.5)
    let ink = builder.measuring.metrics(of: fitted.text, style: fitted.style).ink
    builder.inkCentered(
      fitted.text, style: fitted.style, color: color.resolved(for: appearance), x: frame.midX,
      baseline: frame.midY - ink.midY)
  }

  func image(_ picture: Picture, in box: Rect, tint: Color?) {
    guard let metrics = try? builder.pictures.metrics(of: picture) else { return }
    let frame = metrics.size.fitted(in: placed(box))
    builder.image(picture, frame: frame, tint: tint?.resolved(for: appearance))
  }

  private func placed(_ rect: Rect) -> Rect {
    Rect(
      x: origin.x + rect.x * scale, y: origin.y + rect.y * scale, width: rect.width * scale,
      height: rect.height * scale)
  }

  private func shape(_ rect: Rect, _ radius: Double) -> Shape {
    let frame = placed(rect)
    let corner = min(radius * scale, frame.width / 2, frame.height / 2)
    return corner > 0 ? .roundedRectangle(frame, left: corner, right: corner) : .rectangle(frame)
  }
}
