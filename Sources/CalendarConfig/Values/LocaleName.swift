import CalendarCore
import Foundation

/// A locale by its name, as POSIX (`en_US`) or BCP 47 (`en-US-u-fw-mon`) writes it.
///
/// Foundation takes any text for a locale and falls back to English or to names such as "M02". Its list of locales lacks
/// some that work (zh_TW), so a locale is known when its language is, and its script and region exist.
struct LocaleName {
  let locale: Locale

  init(_ name: String) throws(Unknown) {
    // What follows a singleton (`-u-`) are extensions, which say nothing of the language.
    let tags = name.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    let main = tags.prefix { $0.count > 1 }
    guard let language = main.first, name.utf8.count <= 100, name.utf8.allSatisfy(Self.isPartOfName),
      !"-_".contains(name.last ?? "-"), (2...3).contains(language.count)
    else { throw Unknown(name: name, reason: nil) }
    let code = language.lowercased()
    guard Locale.availableIdentifiers.contains(where: { $0 == code || $0.hasPrefix(code + "_") }) else {
      throw Unknown(name: name, reason: nil)
    }
    for (index, tag) in main.enumerated().dropFirst() {
      switch tag.count {
      case 2, 3:
        guard Locale.Region(tag.uppercased()).isISORegion else {
          throw Unknown(name: name, reason: "there is no region \(quoted(tag))")
        }
      case 4 where index == 1:
        guard Locale.Script(tag.capitalized).isISOScript else {
          throw Unknown(name: name, reason: "there is no script \(quoted(tag))")
        }
      default: break
      }
    }
    locale = Locale(identifier: name)
  }

  /// A name that no locale has.
  struct Unknown: Error, CustomStringConvertible {
    let name: String
    let reason: String?

    var description: String {
      let start = "unknown locale \(quoted(name))"
      if let reason { return "\(start); \(reason)" }
      // en_US.UTF-8 is a locale of the C library's, encoding and all.
      let suggestion = Spelling.suggestion(
        for: String(name.prefix { $0 != "." && $0 != "@" }), in: Locale.availableIdentifiers)
      return start + (suggestion.isEmpty ? "; write one such as en_US, pt-BR or zh_TW" : suggestion)
    }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
