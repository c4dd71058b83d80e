/// A mistake in a config or an option: its place, what was found and what would be right.
public struct ConfigProblem: Hashable, Sendable {
  public var place: Place
  /// A lower-case sentence that names the key: `unknown size "huge"; did you mean "large"?`.
  public var message: String

  public init(_ place: Place, _ message: String) {
    self.place = place
    self.message = message
  }
}

extension ConfigProblem: CustomStringConvertible {
  public var description: String { "\(place): \(message)" }
}
