/// A path with placeholders: `out/{year}-{month}.png`.
public struct OutputPattern: Hashable, Sendable {
  /// A part of it.
  enum Part: Hashable, Sendable {
    case text(String)
    case placeholder(String)
  }

  private var parts: [Part]

  /// What every pattern can name.
  public static let placeholders = [
    "year", "month", "era", "date", "locale", "calendar", "fontDesign", "theme", "page",
  ]

  /// The pattern of a text.
  ///
  /// - Parameter keys: the keys of a matrix, which it can name too.
  /// - Throws: `Mistake` when a brace is not closed or a name is not known.
  public init(_ text: String, keys: [String] = []) throws(Mistake) {
    let known = Self.placeholders + keys.filter { !Self.placeholders.contains($0) }
    parts = []
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else {
        throw Mistake(text: text, placeholder: nil, known: known)
      }
      let name = String(rest[rest.index(after: open)..<close])
      guard known.contains(name) else { throw Mistake(text: text, placeholder: name, known: known) }
      parts += [.text(String(rest[..<open])), .placeholder(name)]
      rest = rest[rest.index(after: close)...]
    }
    parts.append(.text(String(rest)))
  }

  init(parts: [Part]) {
    self.parts = parts
  }

  /// The format its ending names; PNG when it names none.
  public var format: OutputFormat {
    guard case .text(let last)? = parts.last else { return .png }
    return OutputFormat(path: last) ?? .png
  }

  /// The pattern with another ending in place of what follows its last dot.
  public func ending(in format: OutputFormat) -> OutputPattern {
    var pattern = self
    guard case .text(let last)? = parts.last, let dot = last.lastIndex(of: ".") else { return self }
    pattern.parts[parts.count - 1] = .text(last[..<dot] + "." + format.rawValue)
    return pattern
  }

  /// The path with the placeholders filled in.
  public func path(filledWith values: [String: String]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder(let name): values[name] ?? ""
      }
    }
    .joined()
  }
}
