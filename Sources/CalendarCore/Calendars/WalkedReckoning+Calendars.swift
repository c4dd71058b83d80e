extension WalkedReckoning {
  /// The Islamic calendar of computed new moons.
  static let islamic = WalkedReckoning(.islamic, epoch: 227_015, meanYear: 354.367) { _, year in year }

  /// The Chinese calendar, right from its year 1899 to 2100.
  ///
  /// Foundation begins the months of 1914-11-17, 1916-02-03 and 1920-11-10 a day late, and calls 2057-09-28 and
  /// 2097-08-07, whose new moons come less than a minute before midnight, day 0.
  static let chinese = lunisolar(
    .chinese, daysLate: ["1914-11-17", "1916-02-03", "1920-11-10", "2057-09-28", "2097-08-07"])

  /// The Korean calendar. Foundation agrees with the Korea Astronomy and Space Science Institute's months from 1897 to
  /// 2050, and calls 2097-01-13 day 0.
  static let dangi = lunisolar(.dangi, daysLate: ["2097-01-13"])

  /// A calendar whose years begin about 4 February. Foundation counts them in cycles of sixty, the first of which began
  /// in 2637 BCE; here they bear the Gregorian year in which they begin.
  private static func lunisolar(_ identifier: CalendarIdentifier, daysLate: [String]) -> WalkedReckoning {
    let right = daysLate.map { Day(iso: $0)! }
    return WalkedReckoning(
      identifier, epoch: 35, meanYear: 365.2425,
      corrections: Dictionary(uniqueKeysWithValues: right.map { ($0.advanced(by: 1), $0) })
    ) { era, year in (era - 1) * 60 + year - 2637 }
  }
}
