extension ConfigReader {
  /// The configs that a text describes: one, or as many as its matrix makes. Their mistakes are told when they are read,
  /// but for those that leave nothing to read.
  ///
  /// - Parameters:
  ///   - name: the file's name, as mistakes write it.
  ///   - folder: what its paths are relative to; empty for the current folder.
  ///   - options: what overrules it, its matrix too.
  public func configs(
    from bytes: [UInt8], named name: String, in folder: String, overruledBy options: [ConfigOption.Use] = []
  ) throws(ConfigError) -> ConfigMatrix {
    let (root, problems) = ConfigScanner(limits: limits).scan(bytes, named: name)
    guard let root else {
      let empty = ConfigProblem(
        Place(source: name, line: 1, column: 1), "the config is empty; it has keys such as locale: en_US")
      throw ConfigError(problems.isEmpty ? [empty] : problems, ofConfig: name, within: limits)
    }
    return configs(ConfigTree(name: name, folder: folder, root: root, problems: problems), overruledBy: options)
  }

  /// The config of options alone.
  public func configs(from options: [ConfigOption.Use]) -> ConfigMatrix {
    let nothing = ConfigNode(.map([]), at: Place(source: ""))
    return configs(ConfigTree(name: "", folder: "", root: nothing), overruledBy: options)
  }

  private func configs(_ config: ConfigTree, overruledBy options: [ConfigOption.Use]) -> ConfigMatrix {
    var tree = config
    let context = ReadingContext(surroundings: surroundings, limits: limits, folder: tree.folder)
    var axes: [MatrixAxis] = []
    if let matrix = tree.root[ConfigKeys.matrix.name] {
      tree.root.remove(ConfigKeys.matrix.name)
      axes = MatrixReader(context: context).axes(of: matrix)
      // What an option says is the same in all configs: there is nothing left to vary.
      let overlay = tree.overlay(options, context)
      axes.removeAll { $0.isDecided(in: overlay) }
    }
    for option in options { option.apply(to: &tree.root, context) }
    tree.problems += context.problems
    return ConfigMatrix(base: tree, axes: axes)
  }

  /// The document of a config.
  ///
  /// - Throws: `ConfigError` with every mistake.
  public func document(_ config: ConfigTree) throws(ConfigError) -> CalendarDocument {
    let context = ReadingContext(surroundings: surroundings, limits: limits, folder: config.folder)
    context.choices = config.choices
    let document = DocumentReader(config.root, context: context)?.document(named: config.name)
    let problems = config.problems + context.problems
    guard let document, problems.isEmpty else {
      throw ConfigError(problems, ofConfig: config.name, within: limits)
    }
    return document
  }
}

extension ConfigTree {
  /// What options alone would say.
  fileprivate func overlay(_ options: [ConfigOption.Use], _ context: ReadingContext) -> ConfigNode {
    var overlay = ConfigNode(.map([]), at: root.place)
    for option in options { option.apply(to: &overlay, context) }
    return overlay
  }
}

extension ConfigNode {
  /// Takes a key out of a map.
  mutating func remove(_ key: String) {
    guard case .map(var entries) = value else { return }
    entries.removeAll { $0.key == key }
    value = .map(entries)
  }
}
