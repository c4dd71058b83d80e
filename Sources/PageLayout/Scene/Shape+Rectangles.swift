import CalendarCore

/// Rectangles as one shape.
extension Shape {
  /// Rectangles that may touch: as one path they show no seams where their shared edges fall between pixels.
  static func rectangles(_ rects: [Rect]) -> Shape {
    .path(
      rects.flatMap { rect -> [PathElement] in
        [
          .move(Point(x: rect.x, y: rect.y)), .line(Point(x: rect.maxX, y: rect.y)),
          .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.x, y: rect.maxY)), .close,
        ]
      })
  }
}
