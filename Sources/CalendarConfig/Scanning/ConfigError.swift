/// Why a config can't be used: all of its mistakes, in the order of their places.
public struct ConfigError: Error, Hashable, Sendable {
  public var problems: [ConfigProblem]

  public init(_ problems: [ConfigProblem]) {
    self.problems = problems
  }
}

extension ConfigError: CustomStringConvertible {
  public var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}
