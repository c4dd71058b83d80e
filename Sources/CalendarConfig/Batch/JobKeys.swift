/// The keys of a job's line.
enum JobKeys {
  static let output = ConfigKey("output", "the file to write", .path)
  static let format = ConfigKey("format", "what kind of file", .choice(OutputFormat.self))
  static let name = ConfigKey("name", "the config's name", .path)
  static let folder = ConfigKey("folder", "what the config's paths are relative to", .path)
  static let settings = ConfigKey(
    "settings", "the config but for its pages", .anything(called: "a map", shape: .map(MapShape(ConfigKeys.all))))
  static let pages = ConfigKey(
    "pages", "the pages", .anything(called: "a list of page maps", shape: .list(of: ValueType<PageRequest>.page.shape)))

  static let all: [any AnyConfigKey] = [output, format, name, folder, settings, pages]
}

extension ValueType where Value == String {
  /// A path or a name.
  fileprivate static let path = ValueType(scalar: "a text", shape: .text(pattern: nil)) { _, text in text }
}

extension ValueType where Value == ConfigNode {
  /// A part of a config that is read later.
  static func anything(called name: String, shape: ValueShape) -> ValueType {
    ValueType(takes: name, shape: shape) { $0.node }
  }
}
