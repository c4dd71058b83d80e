import Foundation

extension NumeralSystem {
  /// The system that a locale and a calendar mean by some numerals.
  init(_ numerals: Numerals, locale: Locale, calendar: CalendarIdentifier) {
    let name = LocaleName(locale)
    switch numerals {
    case .named(let id): self = Self.named[id] ?? .latin
    case .localeDefault:
      let id = locale.numberingSystem.identifier
      self = id == "native" ? Self.native(name, calendar) : Self.named[id] ?? .latin
    case .native: self = Self.native(name, calendar)
    }
  }

  private static let latin = NumeralSystem.decimal(zero: 0x30)

  private static func native(_ name: LocaleName, _ calendar: CalendarIdentifier) -> NumeralSystem {
    // What the people of a calendar write in it goes before what CLDR has for numbers in general.
    if calendar == .hebrew, name.language == "he" { return .hebrew }
    if [.chinese, .dangi].contains(calendar), name.language == "zh" { return .hanDays }
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: name.base + "@numbers=native")
    guard let zero = formatter.string(from: 0)?.unicodeScalars.first?.value else { return .latin }
    return zero == 0x3007 ? .hanDecimal : .decimal(zero: zero)
  }
}
