/// A locale was asked for by a name that is none.
public struct UnknownLocale: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name as it was given.
  public let name: String
  /// What is wrong with it, where its language is known: `there is no region "USA"`.
  public let reason: String?

  public var description: String {
    let start = "unknown locale \"\(name)\""
    if let reason { return "\(start); \(reason)" }
    // en_US.UTF-8 is a locale of the C library's, encoding and all.
    let written = String(name.prefix { $0 != "." && $0 != "@" }).replacing("-", with: "_")
    let suggestion = Spelling.suggestion(for: written, in: LocaleName.all)
    return start + (suggestion.isEmpty ? "; write one such as en_US, pt-BR or zh_TW" : suggestion)
  }
}
