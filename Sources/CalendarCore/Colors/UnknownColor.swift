/// A text that was to name a colour and does not.
public struct UnknownColor: Error, Hashable, Sendable {
  /// The text.
  public let name: String

  init(name: String) {
    self.name = name
  }

  /// The names that are spelled like it, the likeliest first.
  public var nearest: [String] { Spelling.nearest(name, in: Color.names) }
}

extension UnknownColor: CustomStringConvertible {
  public var description: String {
    if name.hasPrefix("#") {
      return "\"\(name)\" is not a color: after # come 3, 4, 6 or 8 hexadecimal digits, such as #ff2d55"
    }
    return "unknown color \"\(name)\"" + Spelling.suggestion(for: name, in: Color.names)
  }
}
