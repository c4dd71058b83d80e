/// Whether people write the era of a year, and where its name is found.
enum EraWriting {
  /// Years are written without their era: the months' names, or the number, leave no doubt.
  case none
  /// By CLDR's name; `isNeeded` when the months have Gregorian names and only the era tells which year is meant.
  case listed(isNeeded: Bool)
  /// By names of this project, keyed by Foundation's numbers: CLDR has none (`ERA1`), or one that nobody writes.
  case own([Int: String])

  init(_ calendar: CalendarIdentifier, language: String, isLatin: @autoclosure () -> Bool) {
    switch calendar {
    case .gregorian, .iso8601, .chinese, .dangi: self = .none
    case .buddhist: self = language == "th" ? .none : Self.own(Self.buddhist[language], or: .listed(isNeeded: true))
    case .japanese: self = language == "ru" ? .own(Self.russianJapanese) : .listed(isNeeded: true)
    case .republicOfChina: self = Self.own(Self.minguo[language], era: 1, or: .listed(isNeeded: true))
    case .hebrew: self = language == "zh" ? .listed(isNeeded: false) : Self.own(Self.hebrew[language], or: .none)
    case .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura:
      self = ["fa", "he"].contains(language) ? .none : Self.own(Self.hijri[language], or: .listed(isNeeded: false))
    case .persian:
      self = ["fa", "ru"].contains(language) ? .none : Self.own(Self.persian[language], or: .listed(isNeeded: false))
    case .indian: self = Self.own(Self.saka[language], or: .listed(isNeeded: false))
    case .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem:
      let names =
        switch calendar {
        case .coptic: Self.martyrs
        case .ethiopicAmeteMihret: Self.ameteMihret
        default: Self.ameteAlem
        }
      let latin = calendar == .coptic && isLatin() ? "A.M." : nil
      self = language == "zh" ? .listed(isNeeded: false) : Self.own(names[language] ?? latin, era: 1, or: .none)
    }
  }

  private static func own(_ name: String?, era: Int = 0, or other: EraWriting) -> EraWriting {
    name.map { .own([era: $0]) } ?? other
  }

  private static let buddhist = ["ru": "б. э.", "ar": "بالتقويم البوذي", "he": "לספירה הבודהיסטית", "ja": "仏暦"]
  private static let minguo = ["ru": "Миньго", "ar": "مينغو", "he": "מינגואו", "hi": "मिंगुओ", "ko": "민국"]
  private static let hebrew = ["ja": "ユダヤ暦", "ko": "유대력"]
  private static let hijri = ["ru": "х.", "ja": "ヒジュラ暦", "ko": "이슬람력"]
  private static let persian = ["ja": "イラン暦", "ko": "이란력"]
  private static let saka = ["ru": "эры Сака", "ar": "ساكا", "ja": "サカ暦", "ko": "사카력"]
  private static let martyrs = [
    "ar": "للشهداء", "ru": "от Диокл.", "fr": "ap. D.", "ja": "コプト暦", "ko": "콥트력",
  ]
  private static let ameteMihret = [
    "am": "ዓ/ም", "ti": "ዓ/ም", "en": "E.C.", "ja": "エチオピア暦", "ko": "에티오피아력",
  ]
  private static let ameteAlem = ["am": "ዓ/ዓ", "ti": "ዓ/ዓ", "ja": "エチオピア暦", "ko": "에티오피아력"]

  /// Meiji to Reiwa. CLDR's Russian has "Эпоха Тайсьо" beside "Сьова".
  private static let russianJapanese = [232: "Мэйдзи", 233: "Тайсё", 234: "Сёва", 235: "Хэйсэй", 236: "Рэйва"]
}
