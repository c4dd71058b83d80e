public import CalendarCore

/// An outline.
public enum Shape: Hashable, Sendable {
  case rectangle(Rect)
  /// A rectangle whose corners are rounded by a radius, those at its left and right ends separately.
  case roundedRectangle(Rect, left: Double, right: Double)
  case ellipse(Rect)
  case line(Point, Point)
  case path([PathElement])

  /// The smallest rectangle that holds the outline; of a path, of its control points.
  public var bounds: Rect {
    switch self {
    case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect): rect
    case .line(let from, let to): Self.bounds(of: [from, to])
    case .path(let elements): Self.bounds(of: elements.flatMap(\.points))
    }
  }

  private static func bounds(of points: [Point]) -> Rect {
    guard let first = points.first else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    return points.dropFirst().reduce(Rect(x: first.x, y: first.y, width: 0, height: 0)) {
      $0.union(Rect(x: $1.x, y: $1.y, width: 0, height: 0))
    }
  }
}
