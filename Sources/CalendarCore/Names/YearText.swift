/// Writes years as people do: 令和9年, `1448 AH`, `2023 (Gui-Mao)`, תשפ״ז.
struct YearText: Sendable {
  let calendar: CalendarIdentifier
  let language: String
  let eras: EraNames
  let numerals: NumeralSystem
  /// What the language puts after the number: 年, ` г.`
  var unit: String
  /// Whether the year comes before the month.
  let isFirst: Bool

  /// The years of some days of one year, which are two when an era begins within: 昭和64年・平成元年.
  func text(from first: DayFields, to last: DayFields) -> String {
    let start = text(of: first)
    let end = text(of: last)
    return start == end ? start : start + (isHan ? "・" : " / ") + end
  }

  /// Several years: `2026–2027`, `1447–1448 AH`; Chinese ones by the Gregorian years in which they begin.
  func text(years first: DayFields, through last: DayFields) -> String {
    if first.era != last.era || numerals == .hebrew { return text(of: first) + " – " + text(of: last) }
    var years = self
    // Several years are not г. but гг.
    if language == "ru" { years.unit = unit.replacing("г.", with: "гг.") }
    return years.text(numerals.text(first.yearOfEra) + "–" + numerals.text(last.yearOfEra), era: first.era)
  }

  /// The Gregorian year in which a Chinese year begins, where the cyclic name stands in its place: （2023）.
  func relatedYear(of fields: DayFields) -> String {
    isLunisolar && isHan ? "（" + numerals.text(fields.month.year) + "）" : ""
  }

  /// What stands in a pattern between other fields; before an era that leads its year a comma: `February, Reiwa 9`.
  func separator(_ text: String, isBeforeYear: Bool) -> String {
    guard text == " ", isBeforeYear, leadsWithEra, !isFirst, language != "th" else { return text }
    return ["ar", "fa", "ur"].contains(language) ? "، " : ", "
  }

  /// Whether the era comes before the number, as in Japan, also in languages that write `2570 BE`.
  private var leadsWithEra: Bool {
    isHan || isFirst || language == "th" || unit.isEmpty && [.japanese, .republicOfChina].contains(calendar)
  }

  private var isHan: Bool { ["zh", "yue", "ja"].contains(language) }
  private var isLunisolar: Bool { [.chinese, .dangi].contains(calendar) }

  private func text(of fields: DayFields) -> String {
    if isLunisolar { return lunisolarText(fields.month.year) }
    // 元年 is the year an era begins.
    let isFirstYear = [.japanese, .republicOfChina].contains(calendar) && fields.yearOfEra == 1 && isHan
    return text(isFirstYear ? "元" : numerals.text(fields.yearOfEra), era: fields.era)
  }

  private func text(_ number: String, era: Int) -> String {
    guard let name = eras.name(era) else { return number + unit }
    if isHan { return name + number + unit }
    return leadsWithEra ? name + " " + number + unit : number + unit + " " + name
  }

  private func lunisolarText(_ year: Int) -> String {
    let name = SexagenaryYear.name(year, language: language)
    let number = numerals.text(year)
    switch language {
    case _ where isHan: return name + unit
    case "ko": return "\(number)\(unit)(\(name)\(unit))"
    default: return "\(number)\(unit) (\(name))"
    }
  }
}
