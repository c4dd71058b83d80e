/// Eras and years as `DateComponents` count them, against `Month.year`.
extension CalendarSystem {
  /// The `Month.year` of a year within an era.
  ///
  /// Without an era the present one is meant, as Foundation has it. But nobody means Reiwa 2027: without an era, a
  /// Japanese year from 1868 on is read as a Gregorian one, and so is a Chinese or Dangi year that no cycle has.
  func year(ofEra era: Int?, year: Int) -> Int {
    switch identifier {
    case .gregorian, .iso8601, .coptic:
      return era == 0 ? 1 - year : year
    case .buddhist:
      return year - 543
    case .republicOfChina:
      return era == 0 ? 1912 - year : year + 1911
    case .japanese:
      if era == nil, year >= JapaneseEra.all[0].firstYear { return year }
      let named = JapaneseEra.all.last { $0.number == era ?? $0.number } ?? JapaneseEra.all[0]
      return named.firstYear + year - 1
    case .chinese, .dangi:
      if era == nil, year > Self.cycleLength { return year }
      return ((era ?? Self.presentCycle) - 1) * Self.cycleLength + year + Self.yearBeforeCycles
    case .hebrew, .islamic, .islamicCivil, .islamicTabular, .islamicUmmAlQura, .persian, .indian,
      .ethiopicAmeteMihret, .ethiopicAmeteAlem:
      return year
    }
  }

  /// The era and the year within it that `DateComponents` carry for a day, by Foundation's numbers.
  func eraAndYear(of fields: DayFields) -> (era: Int, year: Int) {
    guard [.chinese, .dangi].contains(identifier) else { return (fields.era, fields.yearOfEra) }
    // Years count from 1 to 60, cycles are the eras.
    let years = fields.month.year - Self.yearBeforeCycles - 1
    let cycle = years >= 0 ? years / Self.cycleLength : (years - Self.cycleLength + 1) / Self.cycleLength
    return (cycle + 1, years - cycle * Self.cycleLength + 1)
  }

  private static let cycleLength = 60
  /// The cycle that began in 1984.
  private static let presentCycle = 78
  /// The Gregorian year before the first year of cycle 1.
  private static let yearBeforeCycles = -2637
}
