/// Reads configs into documents.
public struct ConfigReader: Sendable {
  public var surroundings: ConfigSurroundings
  public var limits: ConfigLimits

  public init(surroundings: ConfigSurroundings, limits: ConfigLimits = ConfigLimits()) {
    self.surroundings = surroundings
    self.limits = limits
  }

  /// The document of a config's text, which has no matrix.
  ///
  /// - Parameters:
  ///   - name: the file's name, as mistakes write it.
  ///   - folder: what its paths are relative to; empty for the current folder.
  ///   - options: what overrules it.
  /// - Throws: `ConfigError` with every mistake.
  public func document(
    from bytes: [UInt8], named name: String, in folder: String, overruledBy options: [ConfigOption.Use] = []
  ) throws(ConfigError) -> CalendarDocument {
    let configs = try configs(from: bytes, named: name, in: folder, overruledBy: options)
    guard let config = configs.first, configs.count == 1 else {
      let problem = "matrix: it makes \(configs.count) configs of one, which are read one by one"
      throw ConfigError([ConfigProblem(Place(source: name), problem)])
    }
    return try document(config)
  }

  /// The document of options alone.
  public func document(from options: [ConfigOption.Use]) throws(ConfigError) -> CalendarDocument {
    try document(configs(from: options)[0])
  }
}

extension [ConfigProblem] {
  /// Those of a file by their places, then those of options as they came.
  public var inOrder: [ConfigProblem] {
    filter { $0.place.line != nil }.sorted { $0.place.precedes($1.place) } + filter { $0.place.line == nil }
  }
}
