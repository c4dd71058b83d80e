/// A kind of value a key takes: how it is read, how mistakes say what is right, and how it looks to those who check
/// configs without reading them.
///
/// Only mistakes, help and schemas ask for the words and the shape, so they are made when they are asked for.
struct ValueType<Value>: Sendable {
  private let words: @Sendable () -> String
  private let look: @Sendable () -> ValueShape
  /// The value, or nil and a mistake told.
  let read: @Sendable (KeyedValue) -> Value?

  init(
    takes words: @autoclosure @escaping @Sendable () -> String,
    shape look: @autoclosure @escaping @Sendable () -> ValueShape, read: @escaping @Sendable (KeyedValue) -> Value?
  ) {
    self.words = words
    self.look = look
    self.read = read
  }

  /// A kind whose values are scalars.
  init(
    scalar words: @autoclosure @escaping @Sendable () -> String,
    shape look: @autoclosure @escaping @Sendable () -> ValueShape,
    read: @escaping @Sendable (KeyedValue, String) -> Value?
  ) {
    self.init(takes: words(), shape: look()) { value in
      value.scalar(takes: words()).flatMap { read(value, $0.text) }
    }
  }

  /// A kind whose values are maps.
  init(
    map keys: @autoclosure @escaping @Sendable () -> MapShape,
    takes words: @autoclosure @escaping @Sendable () -> String,
    read: @escaping @Sendable (MapReader, KeyedValue) -> Value?
  ) {
    self.init(takes: words(), shape: .map(keys())) { value in
      MapReader(value, keys: keys().keys, takes: words()).flatMap { read($0, value) }
    }
  }

  /// What is right: `small, medium or large`.
  var takes: String { words() }
  var shape: ValueShape { look() }
}
