/// The keys of a job's line.
enum JobKeys {
  static let output = ConfigKey("output", "the file to write", .path)
  static let format = ConfigKey("format", "what kind of file", .choice(OutputFormat.self))
  static let name = ConfigKey("name", "the config's name", .path)
  static let folder = ConfigKey("folder", "what the config's paths are relative to", .path)
  static let settings = ConfigKey("settings", "the config but for its pages", .anything(called: "a map"))
  static let pages = ConfigKey("pages", "the pages", .anything(called: "a list of page maps"))

  static let all: [any AnyConfigKey] = [output, format, name, folder, settings, pages]
}

extension ValueType where Value == String {
  /// A path or a name.
  fileprivate static let path = ValueType(scalar: "a text") { _, text in text }
}

extension ValueType where Value == ConfigNode {
  /// A part of a config that is read later.
  static func anything(called name: String) -> ValueType {
    ValueType(takes: name) { $0.node }
  }
}
