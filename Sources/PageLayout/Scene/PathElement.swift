public import CalendarCore

/// A part of a path.
public enum PathElement: Hashable, Sendable {
  case move(Point)
  case line(Point)
  /// A cubic Bézier curve with its two control points.
  case curve(Point, Point, Point)
  case close

  var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}
