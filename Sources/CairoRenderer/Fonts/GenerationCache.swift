/// A cache that holds what was used lately, in bounded memory.
///
/// It has two generations: when the young one is full it becomes the old one, and what nobody asked for since is gone.
struct GenerationCache<Key: Hashable, Value> {
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  private var fill = 0
  private let capacity: Int
  private let cost: (Value) -> Int

  /// A cache that holds between `capacity` and twice as much, by what each value costs.
  init(capacity: Int, cost: @escaping (Value) -> Int = { _ in 1 }) {
    self.capacity = capacity
    self.cost = cost
  }

  /// The value of a key, made when it is not there.
  mutating func value(for key: Key, make: () throws -> Value) rethrows -> Value {
    if let value = young[key] { return value }
    let value = try old[key] ?? make()
    if fill >= capacity {
      old = young
      young = [:]
      fill = 0
    }
    fill += cost(value)
    young[key] = value
    return value
  }
}
