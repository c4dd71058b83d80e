/// Colours as a config or a command line writes them.
extension Color {
  /// The colour a text names: one of UIKit's system colours (`systemRed`), a CSS colour (`rebeccapurple`), `clear` or
  /// `transparent`, or digits `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`. Case does not matter.
  public init(name: String) throws(UnknownColor) {
    if name.hasPrefix("#") {
      guard let color = RGBA(hex: name) else { throw UnknownColor(name: name) }
      self.init(color)
      return
    }
    let lowercased = name.lowercased()
    if let system = Self.system.first(where: { $0.name.lowercased() == lowercased }) {
      self = system.color
    } else if let digits = Self.css[lowercased] {
      self.init(RGBA(UInt8(digits >> 16), UInt8(digits >> 8 & 0xff), UInt8(digits & 0xff)))
    } else if ["clear", "transparent"].contains(lowercased) {
      self.init(.clear)
    } else {
      throw UnknownColor(name: name)
    }
  }

  /// All names that can be given, system colours first.
  public static let names: [String] = system.map(\.name) + ["clear", "transparent"] + css.keys.sorted()
}
