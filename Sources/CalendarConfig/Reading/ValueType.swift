/// A kind of value a key takes: how it is read, and how mistakes say what is right.
struct ValueType<Value>: Sendable {
  /// What is right: `small, medium or large`.
  let takes: String
  /// The names it is one of, where they are few and fixed; for completions.
  let names: [String]
  /// The value, or nil and a mistake told.
  let read: @Sendable (KeyedValue) -> Value?

  init(takes: String, names: [String] = [], read: @escaping @Sendable (KeyedValue) -> Value?) {
    self.takes = takes
    self.names = names
    self.read = read
  }

  /// A kind whose values are scalars.
  init(scalar takes: String, names: [String] = [], read: @escaping @Sendable (KeyedValue, String) -> Value?) {
    self.init(takes: takes, names: names) { value in
      value.scalar(takes: takes).flatMap { read(value, $0.text) }
    }
  }
}
