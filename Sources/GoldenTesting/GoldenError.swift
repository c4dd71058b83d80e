/// Why a picture can't be held against a golden.
public enum GoldenError: Error, Hashable {
  /// The environment variable `GOLDENS` is none of the words it can be.
  case unknownRecording(String)
  /// A test with arguments draws a picture for each, and does not name them apart.
  case nameless(test: String)
  /// The shipped fonts can't draw these characters of a text; other fonts differ from machine to machine.
  case charactersNotShipped([Character], text: String)
}

extension GoldenError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownRecording(let word):
      let words = GoldenRecording.allCases.map(\.rawValue)
      return "GOLDENS is \(words.dropLast().joined(separator: ", ")) or \(words.last!), not \"\(word)\""
    case .nameless(let test):
      return "\(test) has arguments, and a golden for each: tell them apart with named:"
    case .charactersNotShipped(let characters, let text):
      let list = characters.map { "\"\($0)\"" }.joined(separator: ", ")
      return "the shipped fonts, which alone goldens are drawn with, lack \(list) of \"\(text)\""
    }
  }
}
