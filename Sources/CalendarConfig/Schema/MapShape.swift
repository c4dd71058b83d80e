/// The keys of a map, and which of them it can't be without.
struct MapShape: Sendable {
  /// Made when they are asked for: a theme has many keys, and few runs read one.
  var keys: [any AnyConfigKey] { makeKeys() }
  /// Sets of keys of which one must be there, and no second; none for maps that may lack any key.
  var needs: [[String]] { makeNeeds().map { $0.map(\.name) } }
  /// How many keys it has.
  let count: ClosedRange<Int>?
  private let makeKeys: @Sendable () -> [any AnyConfigKey]
  private let makeNeeds: @Sendable () -> [[any AnyConfigKey]]

  init(
    _ keys: @autoclosure @escaping @Sendable () -> [any AnyConfigKey],
    needs: @autoclosure @escaping @Sendable () -> [[any AnyConfigKey]] = [], count: ClosedRange<Int>? = nil
  ) {
    makeKeys = keys
    makeNeeds = needs
    self.count = count
  }
}
