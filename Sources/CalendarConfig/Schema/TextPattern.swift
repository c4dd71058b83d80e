/// Regular expressions (ECMA 262) of what configs write as texts. They are wider than the readers, which say what is
/// wrong.
enum TextPattern {
  static let date = whole(isoDate)
  static let dateOrNow = whole("now|\(isoDate)")
  static let dates = whole("\(isoDate)\\.\\.\(isoDate)")
  static let dateOrDates = whole("\(isoDate)(\\.\\.\(isoDate))?")
  static let when = whole(anyWhen)
  static let whens = whole("\(anyWhen)(\\.\\.\(anyWhen))?")
  static let week = whole(#"\d{1,5}-W\d{2}"#)
  static let time = whole(#"\d{1,2}:\d{2}"#)
  static let length = whole("0|-?\(number) ?(mm|cm|in|pt)")
  static let size = whole("\(number)x\(number)(px|mm|cm|in|pt)?")
  static let hexColor = whole("#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})")
  static let locale = whole("[A-Za-z]{2,3}([-_][A-Za-z0-9]+)*")
  static let timeZone = whole("[A-Za-z][A-Za-z0-9_+:/-]*")
  static let commas = whole("[^,]+(,[^,]+)+")
  /// A picture's file, which has a folder in its path or ends as such files do.
  static let pictureFile = "/|" + ending(PictureFile.endings)
  static let outputFile = ending(OutputFormat.allCases.map(\.rawValue))

  /// One of some words in any case of their letters.
  static func anyCase(_ words: [String]) -> String {
    whole(words.map(anyCase).joined(separator: "|"))
  }

  private static let number = #"\d+(\.\d+)?"#
  private static let isoDate = #"\d{4}-\d{2}-\d{2}"#
  private static let anyWhen = #"([A-Za-z][A-Za-z0-9-]*:)?[A-Za-z]?\d{1,5}(-\d{1,2}L?(-\d{1,2})?)?"#

  private static func whole(_ expression: String) -> String { "^(\(expression))$" }

  private static func ending(_ words: [String]) -> String {
    "\\.(\(words.map(anyCase).joined(separator: "|")))$"
  }

  private static func anyCase(_ word: String) -> String {
    word.map { $0.isLetter ? "[\($0.uppercased())\($0.lowercased())]" : String($0) }.joined()
  }
}
