/// A locale was asked for by a name that is none.
public struct UnknownLocale: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name as it was given.
  public let name: String

  public var description: String {
    "unknown locale \"\(name)\"" + Spelling.suggestion(for: name.replacing("-", with: "_"), in: LocaleName.all)
  }
}
