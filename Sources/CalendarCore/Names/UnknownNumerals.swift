/// Numerals were asked for by a name that is none.
public struct UnknownNumerals: Error, Hashable, Sendable, CustomStringConvertible {
  public let name: String

  /// The name that was perhaps meant.
  public var suggestion: String? { Spelling.nearest(name, in: Numerals.names).first }

  public var description: String {
    if let suggestion { return "unknown numerals \"\(name)\"; did you mean \"\(suggestion)\"?" }
    return "unknown numerals \"\(name)\"; known are: " + Numerals.names.joined(separator: ", ")
  }
}
