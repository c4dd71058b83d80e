import Testing

/// An SVG that librsvg draws for a very long time.
struct EndlessPicture: CustomTestStringConvertible {
  let name: String
  let elements: String

  var testDescription: String { name }

  var svg: String {
    "<svg xmlns='http://www.w3.org/2000/svg' xmlns:x='http://www.w3.org/1999/xlink' width='500' height='500'>"
      + elements + "</svg>"
  }

  private static let page = "<rect width='500' height='500' opacity='.5' filter='url(#f)'/>"

  static let all = [
    EndlessPicture(
      name: "noise of endless octaves",
      elements: "<filter id='f'><feTurbulence baseFrequency='.01' numOctaves='2000000000'/></filter>" + page),
    EndlessPicture(
      name: "a chain of blurs",
      elements: "<filter id='f' x='-10000%' y='-10000%' width='99999%' height='99999%'>"
        + String(repeating: "<feGaussianBlur stdDeviation='500'/><feMorphology radius='400'/>", count: 500)
        + "</filter>" + page),
    EndlessPicture(name: "uses of uses", elements: uses),
    EndlessPicture(name: "many elements", elements: String(repeating: page, count: 50_000)),
    EndlessPicture(
      name: "a long text", elements: "<text y='50'>" + String(repeating: "x", count: 1_000_000) + "</text>"),
  ]

  /// Each group draws the one before ten times, half transparent.
  private static var uses: String {
    (1...5).reduce("<g id='a0'>\(page)</g>") { text, level in
      text + "<g id='a\(level)'>"
        + String(repeating: "<use x:href='#a\(level - 1)' opacity='.5'/>", count: 10) + "</g>"
    }
  }
}
