import CalendarCore

/// Draws decorations in boxes, on every kind of page.
struct DecorationPainter {
  let builder: SceneBuilder
  let theme: Theme
  let tint: RGBA
  let design: FontDesign

  /// Draws one decoration.
  ///
  /// - Parameters:
  ///   - box: where it lies, as read from left to right.
  ///   - cell: the day's cell, beyond which a custom view is cut off.
  ///   - scale: page points for a point of a custom view, which thinks in UIKit's.
  func draw(_ decoration: Decoration, in box: Rect, clippedTo cell: Rect, scale: Double) throws {
    switch decoration.content {
    case .circle:
      let inset = box.width * 0.08
      builder.fill(.ellipse(box.inset(by: inset, inset)), decoration.color(theme: theme, tint: tint) ?? tint)
    case .image(let picture):
      let metrics = try builder.pictures.metrics(of: picture)
      builder.image(
        picture, frame: metrics.size.fitted(in: box),
        tint: metrics.isTemplate ? decoration.color(theme: theme, tint: tint) : nil)
    case .customView:
      guard let view = decoration.view else { return }
      let canvas = ThemeCanvas(
        builder: builder, appearance: theme.appearance, design: design, origin: Point(x: box.x, y: box.y), scale: scale)
      builder.clip(.rectangle(cell)) {
        view.draw(on: canvas, in: Rect(x: 0, y: 0, width: box.width / scale, height: box.height / scale))
      }
    }
  }
}
