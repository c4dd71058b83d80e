import CalendarCore

/// Reads a config's `matrix`.
struct MatrixReader {
  let context: ReadingContext

  /// The keys a matrix can vary: those whose values can be scalars, but for the pattern of the files.
  static let keys: [any AnyConfigKey] = (ConfigKeys.all + PageKeys.all).filter { key in
    key.shape.scalar != nil && key.name != ConfigKeys.output.name
  }

  /// The axes of a matrix; those that are wrong are left out and told of.
  func axes(of node: ConfigNode) -> [MatrixAxis] {
    guard case .map(let entries) = node.value else {
      KeyedValue(key: ConfigKeys.matrix.name, node: node, context: context).refuse(takes: ConfigKeys.matrix.takes)
      return []
    }
    let axes = entries.compactMap(axis)
    let limit = context.limits.combinations
    let count = axes.reduce(1) { min($0 * $1.values.count, limit + 1) }
    guard count <= limit else {
      report(
        node.place,
        "matrix: these are more than \(limit) combinations; \(ConfigLimits.remedy(.combinations))")
      return []
    }
    return axes
  }

  private func axis(_ entry: ConfigEntry) -> MatrixAxis? {
    guard Self.keys.contains(where: { $0.name == entry.key }) else {
      report(entry.place, unknown(entry.key))
      return nil
    }
    let value = KeyedValue(key: entry.key, node: entry.value, context: context)
    let nodes: [ConfigNode]
    switch entry.value.value {
    case .list(let elements): nodes = elements
    case .scalar: nodes = [entry.value]
    case .map, .nothing, .unreadable:
      value.refuse(takes: Self.takes(entry.key))
      return nil
    }
    guard !nodes.isEmpty else {
      value.refuse("\(entry.key) is an empty list; it takes \(Self.takes(entry.key))")
      return nil
    }
    var known: Set<String> = []
    for node in nodes {
      guard let text = value.with(node).scalar(takes: "scalars in a matrix")?.text else { return nil }
      if !known.insert(text).inserted { value.with(node).refuse("\(quoted(text)) stands twice in \(entry.key)") }
    }
    return MatrixAxis(key: entry.key, values: nodes)
  }

  private func unknown(_ key: String) -> String {
    if ConfigKeys.all.contains(where: { $0.name == key }) {
      return "\(key) can't vary in a matrix; write a config for each"
    }
    let suggestion = Spelling.suggestion(for: key, in: Self.keys.map(\.name))
    return "unknown key \(quoted(key)) in matrix"
      + (suggestion.isEmpty ? "; it has keys of the config and of page, such as locale and size" : suggestion)
  }

  private func report(_ place: Place, _ message: String) {
    context.report(ConfigProblem(place, message))
  }

  private static func takes(_ key: String) -> String {
    key == ConfigKeys.pages.name ? "months or years such as 2020..2029, or a list of those" : "a list of values"
  }
}
