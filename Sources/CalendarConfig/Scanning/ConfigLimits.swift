/// How large a config may be.
public struct ConfigLimits: Hashable, Sendable {
  /// The size of the text in bytes.
  public var bytes: Int
  /// How deep maps and lists may stand in each other.
  public var nesting: Int
  /// How many mistakes are told before the rest is left untold.
  public var problems: Int
  /// How many pages one config can have.
  public var pages: Int
  /// How many configs a matrix can make of one.
  public var combinations: Int

  public init(
    bytes: Int = 1 << 20, nesting: Int = 16, problems: Int = 100, pages: Int = 10_000, combinations: Int = 10_000
  ) {
    self.bytes = bytes
    self.nesting = nesting
    self.problems = problems
    self.pages = pages
    self.combinations = combinations
  }
}
