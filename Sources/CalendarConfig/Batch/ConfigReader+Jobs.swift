extension ConfigReader {
  /// Reads a job's line, and the config in it.
  ///
  /// - Parameters:
  ///   - bytes: one line, without its end.
  ///   - name: the name of the text it stands in, and `number`, its line there, from 1: for mistakes.
  public func job(
    from bytes: [UInt8], named name: String, line number: Int
  ) throws(ConfigError) -> (job: PageJob, config: ConfigTree) {
    let (scanned, problems) = ConfigScanner(limits: jobLimits).scan(bytes, named: name)
    let place = Place(source: name, line: number, column: 1)
    guard problems.isEmpty, let root = scanned?.written(onLine: number) else {
      throw ConfigError(
        problems.isEmpty
          ? [ConfigProblem(place, "the line is empty; it has a job as batch --list writes it")]
          : problems.map { ConfigProblem($0.place.moved(toLine: number), $0.message) })
    }
    let context = ReadingContext(surroundings: surroundings, limits: limits, folder: "")
    let value = KeyedValue(key: "a job", node: root, context: context)
    let fields = MapReader(value, keys: JobKeys.all, takes: "a map such as batch --list writes")
    if let fields {
      for key in JobKeys.all where fields.value(of: key) == nil {
        context.report(ConfigProblem(place, "a job needs the key \"\(key.name)\""))
      }
    }
    guard let fields, let output = fields[JobKeys.output], let format = fields[JobKeys.format],
      let configName = fields[JobKeys.name], let folder = fields[JobKeys.folder],
      let settings = fields[JobKeys.settings], let pages = fields[JobKeys.pages], context.problems.isEmpty
    else { throw ConfigError(context.problems.inOrder) }
    var config = ConfigTree(name: configName, folder: folder, root: settings)
    config.root.set([ConfigKeys.pages.name], to: pages)
    let job = PageJob(
      output: output, format: format, name: configName, folder: folder, settings: settings.json, pages: pages.json)
    return (job, config)
  }

  /// What a line may have beyond the limits of the config it was made from: the wrapping, and texts that JSON writes
  /// longer than YAML.
  private var jobLimits: ConfigLimits {
    var limits = limits
    limits.nesting += 2
    limits.bytes *= 4
    return limits
  }
}

extension ConfigNode {
  /// The node with its places on another line, and its texts plain: JSON's quotes say only that they are texts, while a
  /// config's say that they are no numbers.
  fileprivate func written(onLine line: Int) -> ConfigNode {
    let place = place.moved(toLine: line)
    return switch value {
    case .scalar(let text, _): .plain(text, at: place)
    case .list(let nodes): ConfigNode(.list(nodes.map { $0.written(onLine: line) }), at: place)
    case .map(let entries):
      ConfigNode(
        .map(
          entries.map {
            ConfigEntry(key: $0.key, at: $0.place.moved(toLine: line), value: $0.value.written(onLine: line))
          }), at: place)
    case .nothing, .unreadable: ConfigNode(value, at: place)
    }
  }
}

extension Place {
  fileprivate func moved(toLine line: Int) -> Place {
    Place(source: source, line: line, column: column)
  }
}
