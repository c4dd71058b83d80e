/// A value of JSON.
enum JSONValue: Hashable, Sendable {
  case string(String)
  case number(Double)
  case truth(Bool)
  case list([JSONValue])
  case map([String: JSONValue])
}

extension JSONValue: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let text): try container.encode(text)
    case .number(let number):
      if let whole = Int(exactly: number) { try container.encode(whole) } else { try container.encode(number) }
    case .truth(let truth): try container.encode(truth)
    case .list(let values): try container.encode(values)
    case .map(let values): try container.encode(values)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(stringLiteral text: String) { self = .string(text) }
  init(booleanLiteral truth: Bool) { self = .truth(truth) }
  init(arrayLiteral values: JSONValue...) { self = .list(values) }
  init(dictionaryLiteral entries: (String, JSONValue)...) { self = .map(Dictionary(entries) { _, last in last }) }

  /// Texts in their order.
  static func texts(_ texts: [String]) -> JSONValue { .list(texts.map(JSONValue.string)) }
}
