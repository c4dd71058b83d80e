/// Reads configs into documents.
public struct ConfigReader: Sendable {
  public var surroundings: ConfigSurroundings
  public var limits: ConfigLimits

  public init(surroundings: ConfigSurroundings, limits: ConfigLimits = ConfigLimits()) {
    self.surroundings = surroundings
    self.limits = limits
  }

  /// The document of a config's text.
  ///
  /// - Parameters:
  ///   - name: the file's name, as mistakes write it.
  ///   - folder: what its paths are relative to; empty for the current folder.
  ///   - options: what overrules it.
  /// - Throws: `ConfigError` with every mistake.
  public func document(
    from bytes: [UInt8], named name: String, in folder: String, overruledBy options: [ConfigOption.Use] = []
  ) throws(ConfigError) -> CalendarDocument {
    let (root, problems) = ConfigScanner(limits: limits).scan(bytes, named: name)
    guard let root else {
      let empty = ConfigProblem(
        Place(source: name, line: 1, column: 1), "the config is empty; it has keys such as locale: en_US")
      throw ConfigError(problems.isEmpty ? [empty] : problems)
    }
    return try document(root, named: name, in: folder, overruledBy: options, problems: problems)
  }

  /// The document of options alone.
  public func document(from options: [ConfigOption.Use]) throws(ConfigError) -> CalendarDocument {
    try document(ConfigNode(.map([]), at: Place(source: "")), named: "", in: "", overruledBy: options, problems: [])
  }

  private func document(
    _ root: ConfigNode, named name: String, in folder: String, overruledBy options: [ConfigOption.Use],
    problems: [ConfigProblem]
  ) throws(ConfigError) -> CalendarDocument {
    let context = ReadingContext(surroundings: surroundings, folder: folder)
    var root = root
    for option in options { option.apply(to: &root, context) }
    let document = DocumentReader(root, limits: limits, context: context)?.document(named: name)
    let all = (problems + context.problems).inOrder.prefix(limits.problems)
    guard let document, all.isEmpty else { throw ConfigError(Array(all)) }
    return document
  }
}

extension [ConfigProblem] {
  /// Those of a file by their places, then those of options as they came.
  var inOrder: [ConfigProblem] {
    filter { $0.place.line != nil }.sorted { $0.place.precedes($1.place) } + filter { $0.place.line == nil }
  }
}
