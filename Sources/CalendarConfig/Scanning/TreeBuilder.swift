/// Builds the tree of a config from libyaml's events and notes what YAML-lite does not have.
struct TreeBuilder {
  let text: SourceText
  let limits: ConfigLimits
  private(set) var problems: [ConfigProblem] = []
  private(set) var tabs: TabCheck
  /// Whether nothing more is wanted: the text has ended, or goes beyond what is read.
  private(set) var isDone = false
  /// The last text in quotes over several lines, which may be one that was never meant to be closed there.
  private(set) var lastLongQuote: (start: YAMLMark, end: YAMLMark, key: String?)?
  /// Where the last scalar ends.
  private var lastEnd: YAMLMark?
  private var collections: [OpenCollection] = []
  private var finished: ConfigNode?
  private var documents = 0

  init(text: SourceText, limits: ConfigLimits) {
    self.text = text
    self.limits = limits
    tabs = TabCheck(text)
  }

  /// What was built: the whole document, or the complete entries of its outermost map.
  var root: ConfigNode? { finished ?? collections.first?.node }

  /// Takes back the last entry of the outermost map when its value reaches into the line in which libyaml gave up: what
  /// stands there may not be what was meant.
  mutating func distrust(_ failure: YAMLMark) {
    guard collections.count == 1, let lastEnd, lastEnd.line >= failure.line else { return }
    collections[0].dropLastEntry()
  }

  /// The key whose value is awaited.
  var key: String? { collections.last { $0.key != nil }?.key }

  /// The key whose value is, or holds first, the list or map that opens at a mark.
  func key(holding mark: YAMLMark) -> String? {
    let place = mark.place(in: text.name)
    let outer = collections.prefix { $0.place.precedes(place) }
    return outer.last { $0.key != nil }?.key
  }

  mutating func take(_ event: YAMLEvent, from start: YAMLMark, to end: YAMLMark) {
    let place = start.place(in: text.name)
    switch event {
    case .streamStart, .documentEnd: break
    case .streamEnd: isDone = true
    case .documentStart(let hasDirectives): beginDocument(hasDirectives, at: place)
    case .alias(let name):
      report(place, "aliases such as \(quoted("*" + name)) are not part of YAML-lite; write the value again")
      add(ConfigNode(.unreadable, at: place))
    case .scalar(let scalar, let style, let properties):
      refuse(properties, at: start)
      lastEnd = end
      if style != .plain { tabs.allow(from: start, to: end) }
      if style == .quoted, start.line < end.line { lastLongQuote = (start, end, key) }
      addScalar(scalar, style, at: start)
    case .listStart(let properties): open(.list, properties, at: start)
    case .mapStart(let properties): open(.map, properties, at: start)
    case .listEnd, .mapEnd: add(collections.removeLast().node)
    }
  }

  private mutating func beginDocument(_ hasDirectives: Bool, at place: Place) {
    documents += 1
    if hasDirectives { report(place, "directives such as %YAML are not part of YAML-lite; remove them") }
    if documents == 2 {
      report(place, "a second document begins here; a config is one document, use a file for each")
      isDone = true
    }
  }

  private mutating func open(_ kind: OpenCollection.Kind, _ properties: YAMLEvent.Properties, at mark: YAMLMark) {
    refuse(properties, at: mark)
    let place = mark.place(in: text.name)
    guard collections.count < limits.nesting else {
      report(
        place, "maps and lists are nested more than \(limits.nesting) deep; \(ConfigLimits.remedy(.nesting))")
      isDone = true
      return
    }
    collections.append(OpenCollection(kind, at: place))
  }

  private mutating func refuse(_ properties: YAMLEvent.Properties, at mark: YAMLMark) {
    guard properties.hasAny else { return }
    let word = quoted(String(text.rest(at: mark).prefix { $0 != " " }))
    let kind = word.hasPrefix("\"&") ? "anchors" : "tags"
    report(mark.place(in: text.name), "\(kind) such as \(word) are not part of YAML-lite; remove it")
  }

  private mutating func addScalar(_ scalar: String, _ style: ScalarStyle, at mark: YAMLMark) {
    let place = mark.place(in: text.name)
    if scalar.unicodeScalars.contains(where: {
      $0.properties.generalCategory == .control && !"\n\t".unicodeScalars.contains($0)
    }) {
      report(place, "the text has a control character; remove its escape")
      add(ConfigNode(.unreadable, at: place))
    } else if scalar.utf8.count > mostBytes {
      report(
        place,
        "a text of \(scalar.utf8.count) bytes; at most \(mostBytes) are read; \(ConfigLimits.remedy(.characters))")
      add(ConfigNode(.unreadable, at: place))
    } else if style == .plain, ["", "~", "null", "Null", "NULL"].contains(scalar) {
      let rest = text.rest(at: mark).drop { $0 == " " || $0 == "\t" || $0 == ":" }
      add(ConfigNode(.nothing(comment: rest.first == "#" ? String(rest) : nil), at: place))
    } else {
      add(ConfigNode(.scalar(scalar, style), at: place))
    }
  }

  /// Those of a text that is drawn, in UTF-8, and more than any path or name has.
  private var mostBytes: Int { max(8192, 4 * min(limits.characters, .max / 4)) }

  /// Puts a finished node where it belongs: into the collection that is open, as a key or as a value.
  private mutating func add(_ node: ConfigNode) {
    guard let index = collections.indices.last else {
      finished = node
      return
    }
    if let problem = collections[index].add(node) { problems.append(problem) }
  }

  private mutating func report(_ place: Place, _ message: String) {
    problems.append(ConfigProblem(place, message))
  }
}
