/// An era of modern Japan.
struct JapaneseEra {
  /// Foundation's number: eras counted from Taika (645).
  var number: Int
  /// Its initial, as forms and ID cards write it.
  var letter: Character
  var firstDay: Day
  /// The Gregorian year that is its year 1.
  var firstYear: Int

  init(_ letter: Character, number: Int, year: Int, month: Int, day: Int) {
    self.letter = letter
    self.number = number
    firstDay = Day(year: year, month: month, day: day)!
    firstYear = year
  }

  /// Meiji, Taishō, Shōwa, Heisei, Reiwa, with the first days that CLDR and the Cabinet's orders give.
  static let all = [
    JapaneseEra("M", number: 232, year: 1868, month: 9, day: 8),
    JapaneseEra("T", number: 233, year: 1912, month: 7, day: 30),
    JapaneseEra("S", number: 234, year: 1926, month: 12, day: 25),
    JapaneseEra("H", number: 235, year: 1989, month: 1, day: 8),
    JapaneseEra("R", number: 236, year: 2019, month: 5, day: 1),
  ]

  /// The era of a day; for days before Meiji, which this calendar is not offered for, Meiji with years below 1.
  static func era(of day: Day) -> JapaneseEra {
    all.last { $0.firstDay <= day } ?? all[0]
  }
}
