import CalendarCore

/// A value to be read, with the key it stands under: what mistakes are told of.
struct KeyedValue {
  let key: String
  let node: ConfigNode
  let context: ReadingContext

  /// The same key with another value: an element of its list, a part of its text.
  func with(_ node: ConfigNode) -> KeyedValue {
    KeyedValue(key: key, node: node, context: context)
  }

  /// A scalar that is not empty; nil and a mistake when it is something else.
  func scalar(takes: @autoclosure () -> String) -> (text: String, style: ScalarStyle)? {
    guard case .scalar(let text, let style) = node.value else {
      refuse(takes: takes())
      return nil
    }
    return (text, style)
  }
}

/// What is said of mistakes. Everything names its key, but for options, whose name is the place already.
extension KeyedValue {
  /// A mistake told as it is.
  func refuse(_ message: String) {
    context.report(ConfigProblem(node.place, message))
  }

  /// A mistake whose words come from elsewhere and may not name the key.
  func refuse(because reason: String) {
    refuse(node.place.line == nil ? reason : "\(key): \(reason)")
  }

  /// The value is of the wrong kind, or not there.
  func refuse(takes: String) {
    switch node.value {
    case .unreadable: break
    case .nothing(let comment?): refuse("\(key) has no value: \"#\" begins a comment; write '\(comment)'")
    case .nothing(nil): refuse("\(key) has no value; it takes \(takes)")
    case .scalar, .list, .map: refuse("\(key) takes \(takes), not \(node.kindName)")
    }
  }

  /// The value is none of some names; a short list is told whole unless one of it is near.
  func refuse(_ name: String, noneOf names: [String]) {
    let suggestion = Spelling.suggestion(for: name, in: names)
    if !suggestion.isEmpty {
      refuse("unknown \(key) \(quoted(name))\(suggestion)")
    } else if names.count <= 8, let closest = Spelling.closest(to: name, in: names, share: 0.6) {
      refuse("unknown \(key) \(quoted(name)); did you mean \"\(closest)\"?")
    } else {
      refuse("unknown \(key) \(quoted(name)); it takes \(alternatives(names))")
    }
  }
}

/// `small, medium or large`.
func alternatives(_ words: [String]) -> String {
  guard let last = words.last else { return "" }
  return words.count == 1 ? last : words.dropLast().joined(separator: ", ") + " or " + last
}
