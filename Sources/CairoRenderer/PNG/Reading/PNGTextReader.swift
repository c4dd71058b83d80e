import Foundation

/// Reads the texts in PNG files.
enum PNGTextReader {
  /// The texts of `tEXt` and uncompressed `iTXt` chunks by their keywords; other chunks are passed over.
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

  /// The text after an `iTXt` chunk's keyword: two bytes of how it is compressed, language, translated keyword, text
  /// (PNG specification 11.3.3.4).
  private static func international(_ content: Data) -> String? {
    guard let compression = content.content(0..<2), compression.first == 0,
      let (_, afterLanguage) = cut(content.dropFirst(2)), let (_, text) = cut(afterLanguage)
    else { return nil }
    return String(decoding: text, as: UTF8.self)
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
