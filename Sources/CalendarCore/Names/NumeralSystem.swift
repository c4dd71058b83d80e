/// Digits, or letters, that write whole numbers.
enum NumeralSystem: Hashable, Sendable {
  /// Ten digits that follow each other in Unicode, by the code point of the zero.
  case decimal(zero: UInt32)
  /// The digits 〇 to 九.
  case hanDecimal
  /// Days of the Chinese calendar: 初一 to 三十; years and larger numbers by Han digits.
  case hanDays
  /// Hebrew letters: ט״ו.
  case hebrew
  /// Roman numerals to 3999.
  case roman

  /// The systems by CLDR's names. The zeros are Unicode's.
  static let named: [String: NumeralSystem] = [
    "adlm": .decimal(zero: 0x1E950), "ahom": .decimal(zero: 0x11730), "arab": .decimal(zero: 0x660),
    "arabext": .decimal(zero: 0x6F0), "bali": .decimal(zero: 0x1B50), "beng": .decimal(zero: 0x9E6),
    "brah": .decimal(zero: 0x11066), "cakm": .decimal(zero: 0x11136), "cham": .decimal(zero: 0xAA50),
    "deva": .decimal(zero: 0x966), "fullwide": .decimal(zero: 0xFF10), "gujr": .decimal(zero: 0xAE6),
    "guru": .decimal(zero: 0xA66), "hanidays": .hanDays, "hanidec": .hanDecimal, "hebr": .hebrew,
    "hmnp": .decimal(zero: 0x1E140), "java": .decimal(zero: 0xA9D0), "kali": .decimal(zero: 0xA900),
    "khmr": .decimal(zero: 0x17E0), "knda": .decimal(zero: 0xCE6), "lana": .decimal(zero: 0x1A80),
    "lanatham": .decimal(zero: 0x1A90), "laoo": .decimal(zero: 0xED0), "latn": .decimal(zero: 0x30),
    "lepc": .decimal(zero: 0x1C40), "limb": .decimal(zero: 0x1946), "mlym": .decimal(zero: 0xD66),
    "mong": .decimal(zero: 0x1810), "mtei": .decimal(zero: 0xABF0), "mymr": .decimal(zero: 0x1040),
    "mymrshan": .decimal(zero: 0x1090), "newa": .decimal(zero: 0x11450), "nkoo": .decimal(zero: 0x7C0),
    "olck": .decimal(zero: 0x1C50), "orya": .decimal(zero: 0xB66), "osma": .decimal(zero: 0x104A0),
    "rohg": .decimal(zero: 0x10D30), "roman": .roman, "saur": .decimal(zero: 0xA8D0), "sinh": .decimal(zero: 0xDE6),
    "sund": .decimal(zero: 0x1BB0), "talu": .decimal(zero: 0x19D0), "tamldec": .decimal(zero: 0xBE6),
    "telu": .decimal(zero: 0xC66), "thai": .decimal(zero: 0xE50), "tibt": .decimal(zero: 0xF20),
    "tirh": .decimal(zero: 0x114D0), "vaii": .decimal(zero: 0xA620), "wcho": .decimal(zero: 0x1E2F0),
  ]

  /// A number of the calendar, 0 or more, as the system writes it.
  func text(_ number: Int) -> String {
    switch self {
    case .decimal(let zero): Self.digits(number) { String(Unicode.Scalar(zero + $0)!) }
    case .hanDecimal: Self.digits(number) { Self.hanDigits[Int($0)] }
    case .hanDays: Self.hanDay(number)
    case .hebrew: HebrewNumerals.text(number)
    case .roman: Self.roman(number)
    }
  }

  private static func digits(_ number: Int, _ digit: (UInt32) -> String) -> String {
    (number < 0 ? "-" : "") + String(abs(number)).utf8.map { digit(UInt32($0) - 0x30) }.joined()
  }

  private static let hanDigits = ["〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"]

  private static func hanDay(_ number: Int) -> String {
    switch number {
    case 1...9: "初" + hanDigits[number]
    case 10: "初十"
    case 11...19: "十" + hanDigits[number - 10]
    case 20: "二十"
    case 21...29: "廿" + hanDigits[number - 20]
    case 30: "三十"
    default: digits(number) { hanDigits[Int($0)] }
    }
  }

  private static func roman(_ number: Int) -> String {
    guard (1...3999).contains(number) else { return String(number) }
    let steps = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
      (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var rest = number
    var text = ""
    for (value, letters) in steps {
      while rest >= value {
        text += letters
        rest -= value
      }
    }
    return text
  }
}
