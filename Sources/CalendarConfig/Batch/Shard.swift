/// A part of a run's jobs, one of several that have no job in common and together have all.
public struct Shard: Hashable, Sendable {
  /// Which part, from 1.
  public let number: Int
  /// How many parts there are.
  public let count: Int

  /// Nil when there is no such part.
  public init?(number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether the job at an index is in it. Jobs are dealt like cards, so that parts are alike.
  public func contains(_ index: Int) -> Bool {
    index % count == number - 1
  }
}
