/// What a language calls the months of the Chinese and the Korean calendar, leap months among them.
struct LunarMonthNames: Sendable {
  /// Names of the twelve months, and of the leap months that repeat them.
  private let names: [String]
  private let leapNames: [String]
  /// The same after the number of a day: `9 of the Leap Second Month`.
  private let inDates: [String]
  private let leapInDates: [String]

  /// The names in a locale, out of those that CLDR lists; for most languages it has no more than `M01` or `1`.
  init(in name: LocaleName, listed: [String]) {
    switch name.language {
    case "en": self.init(listed, leap: { "Leap " + $0 }, inDate: { "of the " + $0 })
    // The script shows in the name of the twelfth month.
    case "zh", "yue": self.init(listed, leap: { (listed.last == "腊月" ? "闰" : "閏") + $0 })
    case "ja": self.init(listed, leap: { "閏" + $0 })
    case "ko": self.init(listed, leap: { "윤" + $0 })
    case "vi": self.init(listed, leap: { $0 + " nhuận" })
    case "de": self.init(Self.german, leap: Self.germanLeap, inDate: { "des " + $0 + "s" })
    case "ru": self.init(Self.russian, leap: { "високосный " + $0 }, inDate: Self.russianGenitive)
    case "ar": self.init(Self.arabic, leap: { $0 + " الكبيس" }, inDate: { "من " + $0 })
    // A date's pattern has ב before the month, which takes the place of the article.
    case "he": self.init(Self.hebrew, leap: { $0 + " המעובר" }, inDate: { String($0.dropFirst()) })
    case _ where Self.areNames(listed): self.init(listed, leap: { $0 + " bis" })
    default: self.init(Self.pinyin, leap: { "rùn " + $0 })
    }
  }

  private init(_ names: [String], leap: (String) -> String, inDate: (String) -> String = { $0 }) {
    self.names = names
    leapNames = names.map(leap)
    inDates = names.map(inDate)
    leapInDates = leapNames.map(inDate)
  }

  func name(_ number: Int, isLeap: Bool, isInDate: Bool) -> String {
    let names = isInDate ? (isLeap ? leapInDates : inDates) : (isLeap ? leapNames : self.names)
    return names.indices.contains(number - 1) ? names[number - 1] : String(number)
  }

  private static func areNames(_ listed: [String]) -> Bool {
    // Malay has the Gregorian names by mistake.
    listed.first != "Januari"
      && listed.allSatisfy { $0.contains(where: \.isLetter) && !LocaleName.isPlaceholder($0) }
  }

  private static let german = (1...12).map { "\($0). Monat" }
  private static func germanLeap(_ name: String) -> String { name.replacing("Monat", with: "Schaltmonat") }

  private static let russian = [
    "первый", "второй", "третий", "четвёртый", "пятый", "шестой", "седьмой", "восьмой", "девятый", "десятый",
    "одиннадцатый", "двенадцатый",
  ].map { $0 + " месяц" }

  /// третий месяц: третьего месяца; второй месяц: второго месяца.
  private static func russianGenitive(_ name: String) -> String {
    name.replacing("третий", with: "третьего").replacing("ый ", with: "ого ").replacing("ой ", with: "ого ") + "а"
  }

  private static let arabic = [
    "الأول", "الثاني", "الثالث", "الرابع", "الخامس", "السادس", "السابع", "الثامن", "التاسع", "العاشر", "الحادي عشر",
    "الثاني عشر",
  ].map { "الشهر " + $0 }

  private static let hebrew = [
    "הראשון", "השני", "השלישי", "הרביעי", "החמישי", "השישי", "השביעי", "השמיני", "התשיעי", "העשירי", "האחד־עשר",
    "השנים־עשר",
  ].map { "החודש " + $0 }

  /// The names in Chinese as they are said, in Latin letters.
  private static let pinyin = [
    "zhēngyuè", "èryuè", "sānyuè", "sìyuè", "wǔyuè", "liùyuè", "qīyuè", "bāyuè", "jiǔyuè", "shíyuè", "dōngyuè", "làyuè",
  ]
}
