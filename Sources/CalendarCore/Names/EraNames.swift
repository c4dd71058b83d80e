import Foundation

/// What a language calls the eras of a calendar in titles.
struct EraNames: Sendable {
  /// Names by Foundation's numbers of the eras; nil where years are written without an era.
  private let names: [Int: String]

  init(_ calendar: CalendarIdentifier, in name: LocaleName) {
    switch EraWriting(calendar, language: name.language, isLatin: Self.isLatin(name)) {
    case .none: names = [:]
    case .own(let byNumber): names = byNumber
    case .listed(let isNeeded): names = Self.listed(calendar, in: name, isNeeded: isNeeded)
    }
  }

  /// The name of an era by Foundation's number; nil where years are written without one.
  func name(_ era: Int) -> String? { names[era] }

  /// CLDR's names. Those in Latin letters beside another script (AH in Greek) are left out, or taken in their long form
  /// where the year would mean nothing without its era.
  private static func listed(_ calendar: CalendarIdentifier, in name: LocaleName, isNeeded: Bool) -> [Int: String] {
    // What Foundation calls the eras of Amete Alem are Gregorian ones.
    let named = calendar == .ethiopicAmeteAlem ? .ethiopicAmeteMihret : calendar
    var foundation = Calendar(identifier: named.foundation)
    foundation.locale = Locale(identifier: name.base)
    var names = foundation.eraSymbols
    if !isLatin(name), names.last?.contains(where: { $0.isASCII && $0.isLetter }) == true {
      names = isNeeded ? foundation.longEraSymbols : []
    }
    return Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0.offset, $0.element) })
  }

  private static func isLatin(_ name: LocaleName) -> Bool {
    Locale(identifier: name.base).language.script == .latin
  }
}
