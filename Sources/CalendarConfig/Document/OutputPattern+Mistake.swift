import CalendarCore

extension OutputPattern {
  /// Why a text is no pattern.
  public struct Mistake: Error, Hashable, Sendable, CustomStringConvertible {
    let text: String
    /// The name that is not known; nil when a brace is not closed.
    let placeholder: String?
    /// The names that are.
    let known: [String]

    public var description: String {
      guard let placeholder else { return "\(quoted(text)) has a { that is never closed" }
      let suggestion = Spelling.suggestion(for: placeholder, in: known)
      return "unknown placeholder \(quoted("{\(placeholder)}"))"
        + (suggestion.isEmpty ? "; it takes \(alternatives(known.map { "{\($0)}" }))" : suggestion)
    }
  }
}
