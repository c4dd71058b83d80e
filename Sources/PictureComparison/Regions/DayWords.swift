/// What is drawn for a day, part by part, in words by which a change of it is known.
public struct DayWords: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// By the parts' names: a type of key of its own would have to be looked up in all libraries at the first picture.
  private var words: [String: String] = [:]

  public init(dictionaryLiteral elements: (DayPart, String)...) {
    for (part, words) in elements { self[part] = words }
  }

  /// What is drawn of a part; nil when nothing is.
  public subscript(_ part: DayPart) -> String? {
    get { words[part.rawValue] }
    set { words[part.rawValue] = newValue }
  }
}

extension DayWords: Codable {
  public init(from decoder: any Decoder) throws {
    words = try decoder.singleValueContainer().decode([String: String].self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(words)
  }
}
