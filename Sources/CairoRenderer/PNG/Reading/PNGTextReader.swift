import Foundation

/// Reads the texts in PNG files.
enum PNGTextReader {
  /// The texts of `tEXt` and `iTXt` chunks by their keywords; what can't be read is passed over.
  static func texts(in file: Data, layout: PNGLayout) -> [String: String] {
    var texts: [String: String] = [:]
    for part in layout.parts {
      guard let content = file.content(part.range), let (keyword, rest) = cut(content) else { continue }
      switch part.name {
      case "tEXt": texts[latin1(keyword)] = latin1(rest)
      case "iTXt": texts[latin1(keyword)] = international(rest)
      default: break
      }
    }
    return texts
  }

  /// The longest text that is expanded, in bytes: some hundred months of regions.
  private static let limit = 4_000_000

  /// The text after an `iTXt` chunk's keyword: whether and how it is compressed, language, translated keyword, text
  /// (PNG specification 11.3.3.4).
  private static func international(_ content: Data) -> String? {
    guard let compression = content.content(0..<2), let (_, afterLanguage) = cut(content.dropFirst(2)),
      let (_, text) = cut(afterLanguage)
    else { return nil }
    if compression.first == 0 { return String(decoding: text, as: UTF8.self) }
    return ZlibStream.expanded(Array(text), limit: limit).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What stands before and after the first zero byte.
  private static func cut(_ content: Data) -> (Data, Data)? {
    guard let zero = content.firstIndex(of: 0) else { return nil }
    return (content[..<zero], content[(zero + 1)...])
  }

  private static func latin1(_ content: Data) -> String {
    String(String.UnicodeScalarView(content.map { Unicode.Scalar($0) }))
  }
}
