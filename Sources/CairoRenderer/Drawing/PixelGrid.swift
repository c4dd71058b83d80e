import CalendarCore
import PageLayout

/// The pixels under a page, to which straight edges are moved so that they are sharp, equal and meet without a seam.
struct PixelGrid: Hashable, Sendable {
  /// Pixels a point.
  let scale: Double

  /// A line on whole pixels.
  struct Line: Hashable, Sendable {
    var rect: Rect
    /// What is left of a line thinner than a pixel, 0 to 1: it is drawn a pixel wide and as much paler.
    var opacity: Double
  }

  /// The side of a pixel in points.
  var pixel: Double { 1 / scale }

  /// A rectangle with its edges on the nearest pixels.
  func aligned(_ rect: Rect) -> Rect {
    let (left, width) = span(rect.x, rect.maxX)
    let (top, height) = span(rect.y, rect.maxY)
    return Rect(x: left, y: top, width: width, height: height)
  }

  /// Where a glyph of a size in points is drawn: on a whole pixel when it is large, on a quarter of one when it is
  /// small, so that letters which look the same are the same pixels.
  func glyphOrigin(_ point: Point, size: Double) -> Point {
    let steps = size * scale >= Self.largeText ? scale : 4 * scale
    return Point(x: (point.x * steps).rounded() / steps, y: (point.y * steps).rounded() / steps)
  }

  /// In pixels: half a pixel is less than a hundredth of such a letter.
  private static let largeText = 64.0

  /// A horizontal or vertical line on whole pixels; nil for slanted ones.
  func line(from: Point, to: Point, width: Double) -> Line? {
    let pixels = max(1, (width * scale).rounded())
    let opacity = min(1, width * scale)
    if from.y == to.y {
      let (left, length) = span(min(from.x, to.x), max(from.x, to.x))
      let top = ((from.y * scale) - pixels / 2).rounded() / scale
      return Line(rect: Rect(x: left, y: top, width: length, height: pixels / scale), opacity: opacity)
    }
    if from.x == to.x {
      let (top, length) = span(min(from.y, to.y), max(from.y, to.y))
      let left = ((from.x * scale) - pixels / 2).rounded() / scale
      return Line(rect: Rect(x: left, y: top, width: pixels / scale, height: length), opacity: opacity)
    }
    return nil
  }

  /// The nearest pixels to two edges, at least one apart unless there is nothing between the edges.
  private func span(_ start: Double, _ end: Double) -> (start: Double, length: Double) {
    let first = (start * scale).rounded()
    let last = (end * scale).rounded()
    let length = end > start ? max(1, last - first) : 0
    return (first / scale, length / scale)
  }
}
