import CCairo
import CalendarCore
import PageLayout

extension CairoContext {
  /// Makes a shape the current path.
  func trace(_ shape: Shape) {
    cairo_new_path(pointer)
    switch shape {
    case .rectangle(let rect): cairo_rectangle(pointer, rect.x, rect.y, rect.width, rect.height)
    case .roundedRectangle(let rect, let left, let right): trace(rect, left: left, right: right)
    case .ellipse(let rect): traceEllipse(in: rect)
    case .line(let from, let to):
      cairo_move_to(pointer, from.x, from.y)
      cairo_line_to(pointer, to.x, to.y)
    case .path(let elements):
      for element in elements { append(element) }
    }
  }

  private func append(_ element: PathElement) {
    switch element {
    case .move(let point): cairo_move_to(pointer, point.x, point.y)
    case .line(let point): cairo_line_to(pointer, point.x, point.y)
    case .curve(let first, let second, let end):
      cairo_curve_to(pointer, first.x, first.y, second.x, second.y, end.x, end.y)
    case .close: cairo_close_path(pointer)
    }
  }

  private func trace(_ rect: Rect, left: Double, right: Double) {
    let limit = min(rect.width, rect.height) / 2
    let left = min(max(left, 0), limit)
    let right = min(max(right, 0), limit)
    let quarter = Double.pi / 2
    corner(Point(x: rect.maxX - right, y: rect.y + right), radius: right, from: -quarter)
    corner(Point(x: rect.maxX - right, y: rect.maxY - right), radius: right, from: 0)
    corner(Point(x: rect.x + left, y: rect.maxY - left), radius: left, from: quarter)
    corner(Point(x: rect.x + left, y: rect.y + left), radius: left, from: 2 * quarter)
    cairo_close_path(pointer)
  }

  /// A quarter of a circle, clockwise; a corner where the radius is 0.
  private func corner(_ center: Point, radius: Double, from angle: Double) {
    if radius > 0 {
      cairo_arc(pointer, center.x, center.y, radius, angle, angle + Double.pi / 2)
    } else {
      cairo_line_to(pointer, center.x, center.y)
    }
  }

  private func traceEllipse(in rect: Rect) {
    guard rect.width > 0, rect.height > 0 else { return }
    cairo_save(pointer)
    cairo_translate(pointer, rect.midX, rect.midY)
    cairo_scale(pointer, rect.width / 2, rect.height / 2)
    cairo_arc(pointer, 0, 0, 1, 0, 2 * Double.pi)
    cairo_close_path(pointer)
    // The path stays in page units; only the stroke's width would have been scaled.
    cairo_restore(pointer)
  }
}
