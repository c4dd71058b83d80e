/// The colours of a display or a printer that has few: electronic paper, till rolls.
public struct DisplayColors: Hashable, Sendable {
  /// Two or more, opaque, none twice.
  public let colors: [RGBA]

  /// How many colours there can be: a PNG's palette holds no more.
  public static let counts = 2...256

  /// The names that stand for shades of grey, from black to white, by their bits a pixel.
  public static let names = depths.map { "\($0)bit" }
  private static let depths = [1, 2, 4]

  private static func grays(bits: Int) -> [RGBA] {
    let last = (1 << bits) - 1
    return (0...last).map { shade in
      let value = UInt8(shade * 255 / last)
      return RGBA(value, value, value)
    }
  }

  /// - Throws: `InvalidDisplayColors` when there are too few or too many, one is not opaque, or one stands twice.
  public init(_ colors: [RGBA]) throws(InvalidDisplayColors) {
    guard Self.counts.contains(colors.count) else { throw .count(colors.count) }
    var known: Set<RGBA> = []
    for color in colors {
      guard color.alpha == 255 else { throw .transparent(color) }
      guard known.insert(color).inserted else { throw .twice(color) }
    }
    self.colors = colors
  }

  /// The colours of a text: `1bit`, `2bit`, `4bit`, or colours with commas between them: `#000,#fff,red`.
  public init(_ text: String) throws(InvalidDisplayColors) {
    if let index = Self.names.firstIndex(of: text) {
      try self.init(Self.grays(bits: Self.depths[index]))
      return
    }
    guard text.contains(",") else { throw .form(text) }
    var colors: [RGBA] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = String(part.drop { $0 == " " })
      do {
        colors.append(try Color(name: name).light)
      } catch {
        throw .color(error)
      }
    }
    try self.init(colors)
  }
}
