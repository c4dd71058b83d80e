import CalendarCore

/// A map of the config whose keys are known.
struct MapReader {
  let context: ReadingContext
  let place: Place
  private let entries: [ConfigEntry]

  /// A reader of a map; nil and a mistake when it is none. Keys that are not known are mistakes too.
  init?(_ value: KeyedValue, keys: [any AnyConfigKey], takes: String) {
    guard case .map(let entries) = value.node.value else {
      value.refuse(takes: takes)
      return nil
    }
    context = value.context
    place = value.node.place
    self.entries = entries
    let known = keys.map(\.name)
    for entry in entries where !known.contains(entry.key) {
      // To guess what was meant takes time.
      if context.isFull { break }
      context.report(ConfigProblem(entry.place, Self.unknownKey(entry.key, known: known)))
    }
  }

  /// The keys it has, in their order.
  var keys: [(name: String, place: Place)] { entries.map { ($0.key, $0.place) } }

  /// The value of a key; nil when it is left out, or wrong and reported.
  subscript<Value>(key: ConfigKey<Value>) -> Value? {
    value(of: key).flatMap(key.type.read)
  }

  /// What stands under a key, unread.
  func value(of key: some AnyConfigKey) -> KeyedValue? {
    entries.first { $0.key == key.name }.map { KeyedValue(key: $0.key, node: $0.value, context: context) }
  }

  /// Where a key stands.
  func place(of key: some AnyConfigKey) -> Place? {
    entries.first { $0.key == key.name }?.place
  }

  /// Notes that a key stands where it can't.
  func refuse(_ key: some AnyConfigKey, _ message: String) {
    if let place = place(of: key) { context.report(ConfigProblem(place, message)) }
  }

  private static func unknownKey(_ key: String, known: [String]) -> String {
    if let owner = KeyGroup.all.first(where: { group in group.keys.contains { $0.name == key } }) {
      return "unknown key \(quoted(key)) here; it belongs to \(owner.name)"
    }
    let nearest = Spelling.nearest(key, in: known, limit: 1).first ?? Spelling.closest(to: key, in: known) ?? ""
    return "unknown key \(quoted(key)); did you mean \"\(nearest)\"?"
  }
}
