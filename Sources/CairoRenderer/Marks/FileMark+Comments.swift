import Foundation

extension FileMark {
  /// A comment line before the line that says where the table of objects is: nothing counts bytes from there on.
  static func pdf(_ file: Data, with mark: String) -> Data {
    guard let end = file.range(of: Data("startxref".utf8), options: .backwards) else { return file }
    return file[..<end.lowerBound] + Data("%\(keyword) \(mark)\n".utf8) + file[end.lowerBound...]
  }

  static func pdf(_ file: MarkedFile) -> String? {
    let text = String(decoding: file.tail, as: UTF8.self)
    guard text.contains("%%EOF") else { return nil }
    return comment(in: text, from: "%\(keyword) ", to: "\n")
  }

  /// A comment after the XML declaration.
  static func svg(_ file: Data, with mark: String) -> Data {
    guard let end = file.range(of: Data("?>".utf8)) else { return file }
    return file[..<end.upperBound] + Data("\n<!-- \(keyword) \(mark) -->".utf8) + file[end.upperBound...]
  }

  static func svg(_ file: MarkedFile) -> String? {
    guard String(decoding: file.tail, as: UTF8.self).contains("</svg>") else { return nil }
    return comment(in: String(decoding: file.head, as: UTF8.self), from: "<!-- \(keyword) ", to: " -->")
  }

  private static func comment(in text: String, from start: String, to end: String) -> String? {
    guard let start = text.range(of: start, options: .backwards) else { return nil }
    guard let end = text.range(of: end, range: start.upperBound..<text.endIndex) else { return nil }
    return String(text[start.upperBound..<end.lowerBound])
  }
}
