import CalendarCore
import PageLayout

extension ValueType where Value == Double {
  /// A length in points, within a range of points.
  static func length(in range: ClosedRange<Double>) -> ValueType {
    let takes = "a length such as 12mm, 1.2cm, 0.5in or 36pt"
    return ValueType(scalar: takes, shape: .anyOf([.integer(0...0), .text(pattern: TextPattern.length)])) {
      value, text in
      if text == "0" { return 0 }
      guard let unit = LengthUnit.allCases.first(where: { text.hasSuffix($0.rawValue) }),
        let number = Double(plainDigits: text.dropLast(unit.rawValue.count).trimmedSpaces)
      else {
        value.refuse(takes: takes)
        return nil
      }
      guard range.contains(number * unit.points) else {
        let bounds = [range.lowerBound, range.upperBound].map { unit.text(ofPoints: $0) }
        value.refuse("\(value.key) takes lengths from \(bounds[0]) to \(bounds[1]), not \(quoted(text))")
        return nil
      }
      return number * unit.points
    }
  }
}

extension ValueType where Value == PaperSize {
  /// A paper by its name, or width and height in a unit or in pixels.
  static let paperSize: ValueType = ValueType(
    scalar: "A0 to A6, B0 to B6, Letter, Legal, Tabloid, or a size such as 800x800, 210x297mm or 8.5x11in",
    shape: .anyOf([.names(PaperSize.papers.map(\.name), anyCase: true), .text(pattern: TextPattern.size)])
  ) { value, text in
    if let paper = PaperSize.paper(named: text) { return paper }
    guard let size = WrittenSize(text) else {
      let suggestion = Spelling.suggestion(for: text, in: PaperSize.papers.map(\.name))
      value.refuse(
        "unknown size \(quoted(text))"
          + (suggestion.isEmpty ? "; it takes \(ValueType.paperSize.takes)" : suggestion))
      return nil
    }
    guard let paper = size.paper else {
      value.refuse("\(value.key) takes sides of \(size.allowed), not \(quoted(text))")
      return nil
    }
    return paper
  }
}

extension PaperSize {
  /// The name of a named paper; its size in other words otherwise.
  var name: String {
    switch self {
    case .named(let name, _, _): name
    case .points(let size): "\(short(size.width))x\(short(size.height))pt"
    case .pixels(let width, let height): "\(width)x\(height)"
    }
  }
}

extension Substring {
  fileprivate var trimmedSpaces: Substring { self.last == " " ? self.dropLast() : self }
}
