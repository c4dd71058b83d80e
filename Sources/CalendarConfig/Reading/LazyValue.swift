import Synchronization

/// A value that is looked up when it is first asked for, once.
final class LazyValue<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)
  private let lookUp: @Sendable () -> Value

  init(_ lookUp: @escaping @Sendable () -> Value) {
    self.lookUp = lookUp
  }

  var value: Value {
    known.withLock { known in
      if let known { return known }
      let value = lookUp()
      known = value
      return value
    }
  }
}
