import CalendarCore
import Foundation
import PageLayout

/// An arc by its ends, as SVG gives it, turned into Bézier curves (SVG 1.1, appendix F.6).
struct EllipticalArc {
  let elements: [PathElement]

  /// `rotation` is in degrees; radii too small for the ends are enlarged, as SVG asks for.
  init(from start: Point, to end: Point, radii: Size, rotation: Double, isLarge: Bool, isClockwise: Bool) {
    guard start != end, radii.width != 0, radii.height != 0 else {
      elements = [.line(end)]
      return
    }
    let axis = Axis(degrees: rotation)
    let half = axis.inward(Point(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2))
    var rx = abs(radii.width)
    var ry = abs(radii.height)
    let excess = (half.x * half.x) / (rx * rx) + (half.y * half.y) / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }

    let reach = rx * rx * half.y * half.y + ry * ry * half.x * half.x
    let factor = (max(0, rx * rx * ry * ry - reach) / reach).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = Point(x: factor * rx * half.y / ry, y: -factor * ry * half.x / rx)
    let first = atan2((half.y - center.y) / ry, (half.x - center.x) / rx)
    var sweep = atan2((-half.y - center.y) / ry, (-half.x - center.x) / rx) - first
    if isClockwise && sweep < 0 { sweep += 2 * .pi }
    if !isClockwise && sweep > 0 { sweep -= 2 * .pi }

    let turned = axis.outward(center)
    let middle = Point(x: turned.x + (start.x + end.x) / 2, y: turned.y + (start.y + end.y) / 2)
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    // The handle that brings a cubic curve closest to an arc of this angle.
    let handle = 4 / 3 * tan(step / 4)
    func place(_ angle: Double, _ along: Double) -> Point {
      let point = axis.outward(
        Point(x: rx * (cos(angle) - along * sin(angle)), y: ry * (sin(angle) + along * cos(angle))))
      return Point(x: middle.x + point.x, y: middle.y + point.y)
    }
    elements = (0..<count).map { index in
      let from = first + Double(index) * step
      let isLast = index == count - 1
      return .curve(
        place(from, handle), place(from + step, -handle), isLast ? end : place(from + step, 0))
    }
  }

  /// The direction of an ellipse's first radius.
  private struct Axis {
    let cosine: Double
    let sine: Double

    init(degrees: Double) {
      cosine = cos(degrees * .pi / 180)
      sine = sin(degrees * .pi / 180)
    }

    func inward(_ point: Point) -> Point {
      Point(x: cosine * point.x + sine * point.y, y: cosine * point.y - sine * point.x)
    }

    func outward(_ point: Point) -> Point {
      Point(x: cosine * point.x - sine * point.y, y: cosine * point.y + sine * point.x)
    }
  }
}
