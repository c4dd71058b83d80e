/// A key a config can have, with the kind of its value.
struct ConfigKey<Value>: Sendable, AnyConfigKey {
  let name: String
  let summary: String
  let type: ValueType<Value>
  let usual: String?

  init(_ name: String, _ summary: String, _ type: ValueType<Value>, usual: String? = nil) {
    self.name = name
    self.summary = summary
    self.type = type
    self.usual = usual
  }

  var takes: String { type.takes }
  var shape: ValueShape { type.shape }
}

/// A key whatever its values are.
protocol AnyConfigKey: Sendable {
  var name: String { get }
  /// What it decides, in a few words.
  var summary: String { get }
  /// What it takes, as mistakes and help say it.
  var takes: String { get }
  /// What its values look like.
  var shape: ValueShape { get }
  /// What holds when it is left out, as help says it; nil when nothing does.
  var usual: String? { get }
}

extension AnyConfigKey {
  /// The names it takes one of; empty when it takes something else.
  var names: [String] { shape.names }
}
