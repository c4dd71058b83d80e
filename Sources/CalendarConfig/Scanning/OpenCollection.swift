/// A list or map of which more is to come.
struct OpenCollection {
  enum Kind {
    case list, map
  }

  let place: Place
  private let kind: Kind
  private var nodes: [ConfigNode] = []
  private var entries: [ConfigEntry] = []
  private var pending: PendingKey?
  private var places: [String: Place] = [:]

  /// A key that has no value yet; without a name when it was wrong and its value is to be passed over.
  private struct PendingKey {
    var name: String?
    var place: Place
  }

  init(_ kind: Kind, at place: Place) {
    self.kind = kind
    self.place = place
  }

  var key: String? { pending?.name }

  /// What there is of it.
  var node: ConfigNode {
    ConfigNode(kind == .list ? .list(nodes) : .map(entries), at: place)
  }

  /// Forgets the last complete entry of a map, unless a key after it waits for its value.
  mutating func dropLastEntry() {
    if pending == nil { _ = entries.popLast() }
  }

  /// Takes an element, a key or a key's value; what is wrong with it, if anything is.
  mutating func add(_ node: ConfigNode) -> ConfigProblem? {
    guard kind == .map else {
      nodes.append(node)
      return nil
    }
    guard let key = pending else {
      let (name, problem) = judge(key: node)
      pending = PendingKey(name: name, place: node.place)
      return problem
    }
    if let name = key.name { entries.append(ConfigEntry(key: name, at: key.place, value: node)) }
    pending = nil
    return nil
  }

  private mutating func judge(key node: ConfigNode) -> (name: String?, problem: ConfigProblem?) {
    switch node.value {
    case .scalar("<<", .plain):
      return (nil, ConfigProblem(node.place, "merge keys (<<) are not part of YAML-lite; write the keys out"))
    case .scalar(let name, _):
      if let first = places[name] {
        let message = "duplicate key \"\(name)\"; it is already in line \(first.line ?? 0)"
        return (nil, ConfigProblem(node.place, message))
      }
      places[name] = node.place
      return (name, nil)
    case .nothing:
      return (nil, ConfigProblem(node.place, "a key is missing before \":\""))
    case .list, .map:
      return (nil, ConfigProblem(node.place, "a key is a word, not \(node.kindName)"))
    case .unreadable:
      return (nil, nil)
    }
  }
}
