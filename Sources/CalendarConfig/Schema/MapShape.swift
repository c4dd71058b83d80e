/// The keys of a map, and which of them it can't be without.
struct MapShape: Sendable {
  let keys: [any AnyConfigKey]
  /// Sets of keys of which one must be there, and no second; none for maps that may lack any key.
  let needs: [[String]]
  /// How many keys it has.
  let count: ClosedRange<Int>?

  init(_ keys: [any AnyConfigKey], needs: [[any AnyConfigKey]] = [], count: ClosedRange<Int>? = nil) {
    self.keys = keys
    self.needs = needs.map { $0.map(\.name) }
    self.count = count
  }
}
