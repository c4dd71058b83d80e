public import Foundation

/// A locale by its name: `en_US`, `pt-BR`, `zh-Hant-TW`, `en-US-u-fw-mon`.
public struct LocaleName: Hashable, Sendable {
  /// Language, script and region: `zh_Hant_TW`.
  let base: String
  /// The keywords after `-u-`, such as `fw-mon`; empty without.
  let keywords: String

  init(base: String, keywords: String = "") {
    self.base = base
    self.keywords = keywords
  }

  /// The name of a locale; English where it is written as none can be.
  init(_ locale: Locale) {
    self = LocaleName(parts: locale.identifier(.bcp47)) ?? .english
  }

  static let english = LocaleName(base: "en")

  /// Whether its language has names for all months; some that Foundation lists have `M01` or `M11`.
  var hasMonthNames: Bool {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: base)
    return !calendar.monthSymbols.contains(where: Self.isPlaceholder)
  }

  /// Whether a month's name is only its number, `M01`, as CLDR's root has it.
  static func isPlaceholder(_ name: String) -> Bool {
    name.utf8.count == 3 && name.hasPrefix("M") && name.utf8.dropFirst().allSatisfy { (48...57).contains($0) }
  }

  /// The language in lower case: `zh`.
  var language: String { String(base.prefix { $0 != "_" }) }

  /// The locale, with its keywords.
  public var locale: Locale {
    Locale(identifier: keywords.isEmpty ? base : base.replacing("_", with: "-") + "-u-" + keywords)
  }

  /// Names that can be given, regions included; others of the same languages can, too.
  public static let all: [String] = {
    let listed = Locale.availableIdentifiers.filter { LocaleName(parts: $0)?.base == $0 }
    let languages = Set(listed.map { LocaleName(base: $0).language }.filter { LocaleName(base: $0).hasMonthNames })
    // zh_Hant_TW is also zh_TW.
    let short = listed.compactMap { name -> String? in
      let parts = name.split(separator: "_")
      guard parts.count == 3 else { return nil }
      let short = "\(parts[0])_\(parts[2])"
      return Locale(identifier: short).language.script?.identifier == String(parts[1]) ? short : nil
    }
    return Set(listed + short).filter { languages.contains(LocaleName(base: $0).language) }.sorted()
  }()
}
