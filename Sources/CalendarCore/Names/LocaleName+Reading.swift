import Foundation

extension LocaleName {
  /// Reads a name, with hyphens or underscores.
  ///
  /// - Throws: `UnknownLocale` when its language, script or region is not known. Whether Foundation lists the whole
  ///   does not matter: zh_TW and sr_RS are in no list, and work.
  public init(_ text: String) throws(UnknownLocale) {
    guard let name = LocaleName(parts: text), Self.languages.contains(name.language) else {
      throw UnknownLocale(name: text, reason: nil)
    }
    if let fault = name.fault { throw UnknownLocale(name: text, reason: fault) }
    self = name
  }

  /// The parts of a name, known or not; nil when they are no language, script, region, variants and keywords.
  init?(parts text: String) {
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
    self.init(base: base, keywords: name.count > main.count ? name.dropFirst(main.count + 3).lowercased() : "")
  }

  /// What is wrong with the parts of a name whose language Foundation lists.
  private var fault: String? {
    if !hasMonthNames { return "there are no names of months in the language \"\(language)\"" }
    for part in base.split(separator: "_").dropFirst() {
      if part.count == 4, !Locale.Script(String(part)).isISOScript { return "there is no script \"\(part)\"" }
      // Foundation knows regions of three letters (USA) and would still start their weeks on Monday.
      let isRegion = Locale.Region(String(part)).isISORegion && (part.count == 2 || part.allSatisfy(\.isNumber))
      if part.count < 4, !isRegion { return "there is no region \"\(part)\"" }
    }
    let words = keywords.split(separator: "-")
    guard let key = words.firstIndex(of: "fw") else { return nil }
    let day = words[(key + 1)...].first ?? ""
    let days = Weekday.allCases.map { $0.name.prefix(3) }
    return days.contains(day) ? nil : "fw takes " + days.dropLast().joined(separator: ", ") + " or \(days[6])"
  }

  private static let languages = Set(Locale.availableIdentifiers.map { String($0.prefix { $0 != "_" }) })

  /// Codes that others have replaced.
  private static let replaced = ["iw": "he", "in": "id", "ji": "yi", "tl": "fil", "mo": "ro", "sh": "sr_Latn"]

  private static func isWord(_ text: Substring, _ isAllowed: (Character) -> Bool) -> Bool {
    text.allSatisfy { $0.isASCII && isAllowed($0) }
  }
}
