import CalendarCore
import PageLayout

extension ValueType where Value == Theme {
  /// A theme that ships, by its name.
  static let namedTheme: ValueType = ValueType(
    scalar: "a theme: " + alternatives(Theme.named.map(\.name)), shape: .names(Theme.named.map(\.name))
  ) { value, text in
    if let theme = Theme.named.first(where: { $0.name == text }) { return theme }
    value.refuse(text, noneOf: Theme.named.map(\.name))
    return nil
  }

  /// A theme by its name, or a map that changes one.
  static let theme: ValueType = ValueType(
    takes: "\(alternatives(Theme.named.map(\.name))), or a map such as {base: dark, background: '#101418'}",
    shape: .anyOf([namedTheme.shape, .map(MapShape(ThemeKeys.all))])
  ) { value in
    if case .scalar = value.node.value { return namedTheme.read(value) }
    guard let fields = MapReader(value, keys: ThemeKeys.all, takes: theme.takes) else { return nil }
    var changed = fields[ThemeKeys.base] ?? .light
    for (key, path) in ThemeKeys.colors {
      if let color = fields[key] { changed[keyPath: path] = color.resolved(for: changed.appearance) }
    }
    for (key, path) in ThemeKeys.weights {
      if let weight = fields[key] { changed[keyPath: path] = weight }
    }
    for (key, path) in ThemeKeys.numbers {
      if let number = fields[key] { changed[keyPath: path] = number }
    }
    return changed
  }
}
