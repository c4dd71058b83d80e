import CalendarCore
import Foundation
import PageLayout

/// One of the package's symbols: an outline filled by the even-odd rule, in a box of its own.
struct Symbol: Hashable, Sendable {
  let size: Size
  let outline: [PathElement]

  /// Reads a symbol's file: one `<svg>` with its `viewBox` and one `<path>` (`Assets/Symbols/README.md`); nil for
  /// any other SVG.
  init?(svg: String) {
    guard let box = Self.attribute("viewBox", in: svg)?.split(separator: " ").compactMap({ Double($0) }),
      box.count == 4, box[0] == 0, box[1] == 0,
      let data = Self.attribute("d", in: svg), let path = PathData(data)
    else { return nil }
    size = Size(width: box[2], height: box[3])
    outline = path.elements
  }

  /// The outline with its box stretched over a frame.
  func outline(in frame: Rect) -> [PathElement] {
    func place(_ point: Point) -> Point {
      Point(x: frame.x + point.x / size.width * frame.width, y: frame.y + point.y / size.height * frame.height)
    }
    return outline.map { element in
      switch element {
      case .move(let point): .move(place(point))
      case .line(let point): .line(place(point))
      case .curve(let first, let second, let end): .curve(place(first), place(second), place(end))
      case .close: .close
      }
    }
  }

  private static func attribute(_ name: String, in svg: String) -> String? {
    guard let start = svg.range(of: " \(name)=\""), let end = svg[start.upperBound...].firstIndex(of: "\"") else {
      return nil
    }
    return String(svg[start.upperBound..<end])
  }
}
