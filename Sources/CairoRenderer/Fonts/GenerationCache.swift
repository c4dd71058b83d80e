/// A cache that holds what was used lately, in bounded memory.
///
/// It has two generations: when the young one is full it becomes the old one, and what nobody asked for since is gone.
struct GenerationCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private let capacity: Int

  /// A cache of between `capacity` and twice as many values.
  init(capacity: Int) {
    self.capacity = capacity
  }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old[key] else { return nil }
      insert(value, for: key)
      return value
    }
    set {
      if let newValue { insert(newValue, for: key) }
    }
  }

  private mutating func insert(_ value: Value, for key: Key) {
    if young.count >= capacity {
      old = young
      young = [:]
    }
    young[key] = value
  }
}
