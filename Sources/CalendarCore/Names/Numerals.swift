/// The numerals of a page.
public enum Numerals: Hashable, Sendable {
  /// What the locale writes: ar_EG in Arabic digits, hi in Latin ones.
  case localeDefault
  /// The locale's own digits even where it writes Latin ones by default: hi in Devanagari.
  case native
  /// A numbering system by CLDR's name: `latn`, `arab`, `deva`, `hebr` …
  case named(String)

  /// The numerals of a name as configs write it: `default`, `native` or CLDR's.
  ///
  /// - Throws: `UnknownNumerals` for other names.
  public init(_ name: String) throws(UnknownNumerals) {
    switch name {
    case "default": self = .localeDefault
    case "native": self = .native
    case _ where NumeralSystem.named[name] != nil: self = .named(name)
    default: throw UnknownNumerals(name: name)
    }
  }

  /// Every name that can be given.
  public static let names: [String] = ["default", "native"] + NumeralSystem.named.keys.sorted()
}
