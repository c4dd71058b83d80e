import CalendarCore

/// Marks in a page's bleed that show where to cut it.
struct CropMarks {
  let geometry: PageGeometry

  /// In points; no printer draws a thinner line reliably.
  private static let lineWidth = 0.25

  /// Draws two marks at each corner, from the edge of the sheet two thirds of the way to the page, so that a cut that is
  /// a little off shows none of them. A page without bleed has none.
  func draw(on builder: SceneBuilder, color: RGBA) {
    let trim = geometry.trim
    let length = trim.x * 2 / 3
    guard length > 0 else { return }
    let (width, height) = (geometry.size.width, geometry.size.height)
    for x in [trim.x, trim.maxX] {
      draw(from: Point(x: x, y: 0), to: Point(x: x, y: length), on: builder, color)
      draw(from: Point(x: x, y: height - length), to: Point(x: x, y: height), on: builder, color)
    }
    for y in [trim.y, trim.maxY] {
      draw(from: Point(x: 0, y: y), to: Point(x: length, y: y), on: builder, color)
      draw(from: Point(x: width - length, y: y), to: Point(x: width, y: y), on: builder, color)
    }
  }

  private func draw(from start: Point, to end: Point, on builder: SceneBuilder, _ color: RGBA) {
    builder.stroke(.line(start, end), color, width: Self.lineWidth)
  }
}
