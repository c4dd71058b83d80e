/// The names by which parts of an SVG refer to each other.
enum SVGIdentifiers {
  /// The same file with its identifiers numbered in the order in which they are first named.
  ///
  /// cairo numbers them through the life of the process, so that a second picture would differ from the first.
  static func renumbered(_ svg: [UInt8]) -> [UInt8] {
    var numbers: [[UInt8]: Int] = [:]
    var result: [UInt8] = []
    result.reserveCapacity(svg.count)
    var position = 0
    while position < svg.count {
      guard let opening = openings.first(where: { svg[position...].starts(with: $0) }) else {
        result.append(svg[position])
        position += 1
        continue
      }
      let start = position + opening.count
      let end = svg[start...].firstIndex { !isPart($0) } ?? svg.count
      let name = Array(svg[start..<end])
      let number = numbers[name] ?? numbers.count + 1
      numbers[name] = number
      result += opening + Array("p\(number)".utf8)
      position = end
    }
    return result
  }

  /// What stands before an identifier.
  private static let openings = [" id=\"", "url(#", "href=\"#"].map { Array($0.utf8) }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
