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
  /// The year (`Month.year`) of a year as people count it, in the Japanese era of an initial (M, T, S, H, R; the latest
  /// without one); nil for an era the calendar does not have.
  func year(_ yearOfEra: Int, era: Character?) -> Int? {
    switch identifier {
    case .japanese:
      guard let era = JapaneseEra.all.last(where: { era == nil || $0.letter == era }) else { return nil }
      return era.firstYear + yearOfEra - 1
    case _ where era != nil: return nil
    case .buddhist: return yearOfEra - 543
    case .republicOfChina: return yearOfEra + 1911
    default: return yearOfEra
    }
  }
}
