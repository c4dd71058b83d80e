/// A kind of value a key takes: how it is read, how mistakes say what is right, and how it looks to those who check
/// configs without reading them.
struct ValueType<Value>: Sendable {
  /// What is right: `small, medium or large`.
  let takes: String
  let shape: ValueShape
  /// The value, or nil and a mistake told.
  let read: @Sendable (KeyedValue) -> Value?

  init(takes: String, shape: ValueShape, read: @escaping @Sendable (KeyedValue) -> Value?) {
    self.takes = takes
    self.shape = shape
    self.read = read
  }

  /// A kind whose values are scalars.
  init(scalar takes: String, shape: ValueShape, read: @escaping @Sendable (KeyedValue, String) -> Value?) {
    self.init(takes: takes, shape: shape) { value in
      value.scalar(takes: takes).flatMap { read(value, $0.text) }
    }
  }

  /// A kind whose values are maps.
  init(map keys: MapShape, takes: String, read: @escaping @Sendable (MapReader, KeyedValue) -> Value?) {
    self.init(takes: takes, shape: .map(keys)) { value in
      MapReader(value, keys: keys.keys, takes: takes).flatMap { read($0, value) }
    }
  }
}
