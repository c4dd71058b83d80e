/// Why a config can't be used: all of its mistakes, in the order of their places.
public struct ConfigError: Error, Hashable, Sendable {
  public var problems: [ConfigProblem]

  public init(_ problems: [ConfigProblem]) {
    self.problems = problems
  }

  /// As many mistakes of a config as are told, and a last line where that may not be all.
  init(_ problems: [ConfigProblem], ofConfig name: String, within limits: ConfigLimits) {
    let told = problems.inOrder.prefix(limits.problems)
    let rest = ConfigProblem(
      Place(source: name), "after \(limits.problems) mistakes the rest is not read; mend these first")
    self.init(told + (told.count == limits.problems ? [rest] : []))
  }
}

extension ConfigError: CustomStringConvertible {
  public var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}
