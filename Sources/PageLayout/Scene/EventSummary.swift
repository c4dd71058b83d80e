/// An event on a day as `describe` prints it.
public struct EventSummary: Hashable, Sendable {
  public var title: String
  /// Whether it began on an earlier day.
  public var continues: Bool

  public init(title: String, continues: Bool) {
    self.title = title
    self.continues = continues
  }
}
