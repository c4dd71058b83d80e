/// A line of iCalendar with its continuations joined (RFC 5545, 3.1).
struct ContentLine: Hashable, Sendable {
  /// The line of the file on which it starts, from 1.
  let number: Int
  /// `NAME;PARAMETER=…:value`.
  let text: ArraySlice<UInt8>

  /// Where the name ends: at the first `;` or `:`.
  private var nameEnd: Int {
    text.firstIndex { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ":") } ?? text.endIndex
  }

  /// Its name in upper case.
  var name: String {
    String(decoding: text[..<nameEnd], as: UTF8.self).uppercased()
  }

  /// What stands behind the first colon that no quoted parameter holds; nil without one.
  var value: String? {
    var isQuoted = false
    for index in nameEnd..<text.endIndex {
      if text[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if text[index] == UInt8(ascii: ":"), !isQuoted { return String(decoding: text[(index + 1)...], as: UTF8.self) }
    }
    return nil
  }

  /// Its beginning, for messages.
  var excerpt: String { Self.beginning(of: String(decoding: text, as: UTF8.self)) }

  /// Its value's beginning, for messages.
  var valueExcerpt: String { Self.beginning(of: value ?? "") }

  private static func beginning(of text: String) -> String {
    text.count <= 40 ? text : text.prefix(39) + "…"
  }
}
