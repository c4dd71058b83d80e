extension CalendarSystem {
  /// The era of a day as Foundation numbers it, and the year as people count it within the era.
  func era(of day: Day, year: Int) -> (era: Int, year: Int) {
    switch identifier {
    case .gregorian, .iso8601: year > 0 ? (1, year) : (0, 1 - year)
    case .buddhist: (0, year + 543)
    case .republicOfChina: year > 1911 ? (1, year - 1911) : (0, 1912 - year)
    case .japanese:
      { era in (era.number, year - era.firstYear + 1) }(JapaneseEra.era(of: day))
    case .coptic: year > 0 ? (1, year) : (0, 1 - year)
    case .ethiopicAmeteMihret, .ethiopicAmeteAlem: (1, year)
    case .hebrew, .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura, .persian, .indian, .chinese,
      .dangi:
      (0, year)
    }
  }
}

extension CalendarSystem {
  /// The year (`Month.year`) of a year as WHEN and configs count it: in the present era (Reiwa 9, Minguo 116), where a
  /// Japanese year from 1868 on is a Gregorian one.
  func year(_ number: Int) -> Int {
    [.chinese, .dangi].contains(identifier) ? number : year(ofEra: nil, year: number)
  }

  /// The year of a Japanese era by its initial: M, T, S, H, R; nil for an era the calendar does not have.
  func year(_ number: Int, ofEraNamed letter: Character) -> Int? {
    guard identifier == .japanese, let era = JapaneseEra.all.first(where: { $0.letter == letter }) else { return nil }
    return year(ofEra: era.number, year: number)
  }
}
