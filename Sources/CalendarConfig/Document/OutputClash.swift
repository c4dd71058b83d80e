/// Two pages would be written to the same file.
public struct OutputClash: Error, Hashable, Sendable, CustomStringConvertible {
  public let path: String
  /// The numbers of the pages, from 1.
  public let first: Int
  public let second: Int
  /// The names of the placeholders that would tell the two apart; the page's number always does.
  public let placeholders: [String]

  public var description: String {
    let words = placeholders.map { "{\($0)}" }
    let others = words.dropLast().joined(separator: ", ")
    let advice = others.isEmpty ? words.joined() : "\(others) or \(words[words.count - 1])"
    return "pages \(first) and \(second) would both be written to \(path); add \(advice) to the output"
  }
}
