import CalendarCore

/// The text of an option's value, to be made into nodes.
struct OptionText {
  let text: String
  let place: Place
  let context: ReadingContext

  /// The text as a scalar; maps and lists in flow style (`{weekday: friday}`) as what they are.
  func node(_ text: some StringProtocol) -> ConfigNode {
    let text = String(text)
    guard let first = text.first, "{[".contains(first) else {
      return text.isEmpty ? ConfigNode(.nothing(comment: nil), at: place) : .plain(text, at: place)
    }
    let (root, problems) = ConfigScanner().scan(Array(text.utf8), named: place.source)
    for problem in problems { context.report(ConfigProblem(place, problem.message)) }
    return problems.isEmpty
      ? root?.moved(to: place) ?? ConfigNode(.unreadable, at: place) : ConfigNode(.unreadable, at: place)
  }

  var node: ConfigNode { node(text) }

  /// A map of keys and nodes.
  func map(_ entries: [(key: String, value: ConfigNode)]) -> ConfigNode {
    ConfigNode(.map(entries.map { ConfigEntry(key: $0.key, at: place, value: $0.value) }), at: place)
  }

  func report(_ message: String) {
    context.report(ConfigProblem(place, message))
  }
}

extension ConfigNode {
  /// The same node with every place in it replaced.
  fileprivate func moved(to place: Place) -> ConfigNode {
    switch value {
    case .map(let entries):
      ConfigNode(
        .map(entries.map { ConfigEntry(key: $0.key, at: place, value: $0.value.moved(to: place)) }), at: place)
    case .list(let nodes): ConfigNode(.list(nodes.map { $0.moved(to: place) }), at: place)
    case .scalar, .nothing, .unreadable: ConfigNode(value, at: place)
    }
  }
}
