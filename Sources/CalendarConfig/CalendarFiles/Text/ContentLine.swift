/// A line of iCalendar with its continuations joined (RFC 5545, 3.1).
struct ContentLine: Hashable, Sendable {
  /// The line of the file on which it starts, from 1.
  let number: Int
  /// `NAME;PARAMETER=…:value`.
  let text: ArraySlice<UInt8>
  /// Its name in upper case.
  let name: String
  /// Where the name ends: at the first `;` or `:`.
  private let nameEnd: Int

  init(number: Int, text: ArraySlice<UInt8>) {
    self.number = number
    self.text = text
    nameEnd = text.firstIndex { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ":") } ?? text.endIndex
    name = String(decoding: text[..<nameEnd], as: UTF8.self).uppercased()
  }

  /// What stands behind the first colon that no quoted parameter holds; nil without one.
  var value: String? {
    valueStart.map { String(decoding: text[$0...], as: UTF8.self) }
  }

  private var valueStart: Int? {
    var isQuoted = false
    for index in nameEnd..<text.endIndex {
      if text[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if text[index] == UInt8(ascii: ":"), !isQuoted { return index + 1 }
    }
    return nil
  }

  /// The zone that its parameter `TZID` names.
  var zoneName: String? {
    guard let valueStart, valueStart - nameEnd > 1 else { return nil }
    let parameters = String(decoding: text[(nameEnd + 1)..<(valueStart - 1)], as: UTF8.self)
    return parameters.split(separator: ";").first { $0.uppercased().hasPrefix("TZID=") }
      .map { $0.dropFirst("TZID=".count).filter { $0 != "\"" } }
  }

  /// The line with no more than some bytes of its text, cut between two characters.
  func prefix(_ count: Int) -> ContentLine {
    guard text.count > count else { return self }
    var end = text.startIndex + count
    while end > text.startIndex, text[end] & 0xC0 == 0x80 { end -= 1 }
    return ContentLine(number: number, text: text[..<end])
  }

  /// Its beginning, for messages.
  var excerpt: String { Self.beginning(of: String(decoding: text, as: UTF8.self)) }

  /// Its value's beginning, for messages.
  var valueExcerpt: String { Self.beginning(of: value ?? "") }

  private static func beginning(of text: String) -> String {
    text.count <= 40 ? text : text.prefix(39) + "…"
  }
}
