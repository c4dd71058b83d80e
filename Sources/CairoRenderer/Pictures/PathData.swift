import CalendarCore
import Foundation
import PageLayout

/// Reads the outline of a symbol: the path data of SVG, as far as the symbols use it (absolute `M L H V Q C A Z`).
struct PathData {
  private(set) var elements: [PathElement] = []
  private var current = Point(x: 0, y: 0)
  private var start = Point(x: 0, y: 0)

  /// Reads a path's `d`; nil when it holds anything else, or too few numbers.
  init?(_ text: String) {
    let scanner = Scanner(string: text)
    scanner.charactersToBeSkipped = CharacterSet(charactersIn: " ,\n\t")
    while !scanner.isAtEnd {
      guard let command = scanner.scanCharacter(), let count = Self.argumentCounts[command] else { return nil }
      repeat {
        var numbers: [Double] = []
        while numbers.count < count, let number = scanner.scanDouble() { numbers.append(number) }
        guard numbers.count == count else { return nil }
        append(command, numbers)
      } while count > 0 && Self.isNumber(scanner)
    }
  }

  private static let argumentCounts: [Character: Int] = [
    "M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "A": 7, "Z": 0,
  ]

  private static func isNumber(_ scanner: Scanner) -> Bool {
    let place = scanner.currentIndex
    defer { scanner.currentIndex = place }
    return scanner.scanDouble() != nil
  }

  private mutating func append(_ command: Character, _ numbers: [Double]) {
    func point(_ index: Int) -> Point { Point(x: numbers[index], y: numbers[index + 1]) }
    switch command {
    case "M":
      start = point(0)
      current = start
      elements.append(.move(start))
    case "L": line(to: point(0))
    case "H": line(to: Point(x: numbers[0], y: current.y))
    case "V": line(to: Point(x: current.x, y: numbers[0]))
    case "Q": curve(control: point(0), to: point(2))
    case "C":
      elements.append(.curve(point(0), point(2), point(4)))
      current = point(4)
    case "A":
      let arc = EllipticalArc(
        from: current, to: point(5), radii: Size(width: numbers[0], height: numbers[1]), rotation: numbers[2],
        isLarge: numbers[3] != 0, isClockwise: numbers[4] != 0)
      elements += arc.elements
      current = point(5)
    default:
      elements.append(.close)
      current = start
    }
  }

  private mutating func line(to point: Point) {
    elements.append(.line(point))
    current = point
  }

  /// A quadratic curve as the cubic one it equals.
  private mutating func curve(control: Point, to end: Point) {
    func toward(_ from: Point) -> Point {
      Point(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
    }
    elements.append(.curve(toward(current), toward(end), end))
    current = end
  }
}
