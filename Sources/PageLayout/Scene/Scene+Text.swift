import CalendarCore
import Foundation

/// A scene as lines of text, for tests and for who wants to read one.
extension Scene: CustomStringConvertible {
  /// The page's size, then an item a line in painting order, lengths to a tenth of a point; what is clipped is indented.
  public var description: String {
    let page =
      "page \(short(size.width)) x \(short(size.height)) on \(background.hex), \(raster.width) x \(raster.height) px"
    return ([page] + items.flatMap { $0.lines(indent: "") }).joined(separator: "\n")
  }
}

extension SceneItem {
  fileprivate func lines(indent: String) -> [String] {
    switch self {
    case .fill(let shape, let color): ["\(indent)fill \(shape.text) \(color.hex)"]
    case .stroke(let shape, let color, let width): ["\(indent)stroke \(shape.text) \(color.hex) \(short(width))"]
    case .text(let item):
      ["\(indent)text \"\(item.text)\" at \(item.origin.text) \(item.style.text) \(item.color.hex)"]
    case .image(let item):
      ["\(indent)image \(item.picture.name ?? "data") in \(item.frame.text)\(item.tint.map { " " + $0.hex } ?? "")"]
    case .clip(let shape, let items):
      ["\(indent)clip \(shape.text)"] + items.flatMap { $0.lines(indent: indent + "  ") }
    }
  }
}

extension Shape {
  fileprivate var text: String {
    switch self {
    case .rectangle(let rect): "rectangle \(rect.text)"
    case .roundedRectangle(let rect, let left, let right): "rounded \(rect.text) (\(short(left)) \(short(right)))"
    case .ellipse(let rect): "ellipse \(rect.text)"
    case .line(let from, let to): "line \(from.text) to \(to.text)"
    case .path(let elements): "path of \(elements.count) in \(bounds.text)"
    }
  }
}

extension Rect {
  fileprivate var text: String { "[\(short(x)) \(short(y)) \(short(width)) \(short(height))]" }
}

extension Point {
  fileprivate var text: String { "\(short(x)),\(short(y))" }
}

extension TextStyle {
  fileprivate var text: String { "\(design.rawValue) \(weight.rawValue) \(short(size))" }
}

/// A length to a tenth of a point, without a trailing zero.
private func short(_ length: Double) -> String {
  let tenths = (length * 10).rounded() / 10
  return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
}
