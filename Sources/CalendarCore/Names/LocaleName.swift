public import Foundation

/// A locale by its name: `en_US`, `pt-BR`, `zh-Hant-TW`, `en-US-u-fw-mon`.
public struct LocaleName: Hashable, Sendable {
  /// Language, script and region: `zh_Hant_TW`.
  let base: String
  /// The language in lower case: `zh`.
  let language: String
  /// The keywords after `-u-`, such as `fw-mon`; empty without.
  private let keywords: String

  /// Reads a name, with hyphens or underscores.
  ///
  /// - Throws: `UnknownLocale` when its language, script or region is not known. Whether Foundation lists the whole does not
  ///   matter: zh_TW and sr_RS are in no list, and work.
  public init(_ text: String) throws(UnknownLocale) {
    guard let name = LocaleName(lenient: text), Self.languages.contains(name.language) else {
      throw UnknownLocale(name: text, reason: nil)
    }
    for part in name.base.split(separator: "_").dropFirst() {
      if part.count == 4, !Locale.Script(String(part)).isISOScript {
        throw UnknownLocale(name: text, reason: "there is no script \"\(part)\"")
      }
      if part.count < 4, !Locale.Region(String(part)).isISORegion {
        throw UnknownLocale(name: text, reason: "there is no region \"\(part)\"")
      }
    }
    self = name
  }

  /// The name of a locale; whatever it is, it has one.
  init(_ locale: Locale) {
    self = LocaleName(lenient: locale.identifier(.bcp47)) ?? LocaleName(base: "en", language: "en", keywords: "")
  }

  private init(base: String, language: String, keywords: String) {
    self.base = base
    self.language = language
    self.keywords = keywords
  }

  /// Nil when the parts are no language, script, region, variants and keywords.
  private init?(lenient text: String) {
    let name = text.replacing("_", with: "-")
    let main = name.firstRange(of: "-u-").map { name[..<$0.lowerBound] } ?? name[...]
    var parts = main.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard let language = parts.popFirst(), (2...3).contains(language.count), Self.isWord(language, \.isLetter) else {
      return nil
    }
    var base = language.lowercased()
    base = Self.replaced[base] ?? base
    if let script = parts.first, script.count == 4, Self.isWord(script, \.isLetter) {
      base += "_" + script.capitalized
      parts.removeFirst()
    }
    if let region = parts.first, (2...3).contains(region.count), Self.isWord(region, { $0.isLetter || $0.isNumber }) {
      base += "_" + region.uppercased()
      parts.removeFirst()
    }
    // Variants (ca-ES-valencia) change no names of months.
    guard parts.allSatisfy({ (4...8).contains($0.count) && Self.isWord($0) { $0.isLetter || $0.isNumber } }) else {
      return nil
    }
    self.base = base
    self.language = base.prefix { $0 != "_" }.description
    keywords = name.count > main.count ? name.dropFirst(main.count + 3).lowercased() : ""
  }

  /// The locale, with its keywords.
  public var locale: Locale {
    Locale(identifier: keywords.isEmpty ? base : base.replacing("_", with: "-") + "-u-" + keywords)
  }

  /// Names that can be given, regions included; others of the same languages can, too.
  public static var all: [String] {
    let listed = Locale.availableIdentifiers.filter { LocaleName(lenient: $0)?.base == $0 }
    // zh_Hant_TW is also zh_TW.
    let short = listed.compactMap { name -> String? in
      let parts = name.split(separator: "_")
      guard parts.count == 3 else { return nil }
      let short = "\(parts[0])_\(parts[2])"
      return Locale(identifier: short).language.script?.identifier == String(parts[1]) ? short : nil
    }
    return Set(listed + short).sorted()
  }

  private static let languages = Set(Locale.availableIdentifiers.map { String($0.prefix { $0 != "_" }) })

  /// Codes that others have replaced.
  private static let replaced = ["iw": "he", "in": "id", "ji": "yi", "tl": "fil", "mo": "ro", "sh": "sr_Latn"]

  private static func isWord(_ text: Substring, _ isAllowed: (Character) -> Bool) -> Bool {
    text.allSatisfy { $0.isASCII && isAllowed($0) }
  }
}
