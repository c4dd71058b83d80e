import CalendarCore
import PageLayout

/// What a theme's map can have: the theme it begins with, and what it overrules in it.
enum ThemeKeys {
  static let base = ConfigKey("base", "the theme it begins with", .namedTheme)

  static let colors = Theme.colorKeys.map { key, path in
    (key: ConfigKey(key, "a color of the theme", ValueType<Color>.color), path: path)
  }

  static let weights = Theme.weightKeys.map { key, path in
    (key: ConfigKey(key, "a weight of the theme", ValueType<FontWeight>.fontWeight), path: path)
  }

  static let numbers = Theme.numberKeys.map { key, path, range in
    (key: ConfigKey(key, "a measure of the theme", ValueType<Double>.number(in: range)), path: path)
  }

  static var all: [any AnyConfigKey] {
    [base as any AnyConfigKey] + colors.map(\.key) + weights.map(\.key) + numbers.map(\.key)
  }
}
