/// The Hebrew calendar by its own arithmetic: the mean conjunction (molad) of Tishri and the four postponements.
///
/// Months are numbered as Foundation does: 1 Tishri … 5 Shevat, 6 Adar I in leap years only, 7 Adar or Adar II … 13
/// Elul. Foundation's own years are wrong from 2045-11-10 to 2046-11-29.
struct HebrewReckoning: YearReckoning {
  let meanYear = 365.246822
  let monthCount = 13

  static func isLeap(_ year: Int) -> Bool {
    ((7 * year + 1) % 19 + 19) % 19 < 7
  }

  func newYear(_ year: Int) -> Int {
    let day = Self.delayedMolad(year)
    // A year of 356 days may not be, nor one of 382: the first puts this new year off, the second the one before.
    if Self.delayedMolad(year + 1) - day == 356 { return Self.epoch + day + 2 }
    if day - Self.delayedMolad(year - 1) == 382 { return Self.epoch + day + 1 }
    return Self.epoch + day
  }

  func length(ofMonth number: Int, year: Int) -> Int {
    switch number {
    // Heshvan is full in complete years, Kislev short in deficient ones.
    case 2: yearLength(year) % 10 == 5 ? 30 : 29
    case 3: yearLength(year) % 10 == 3 ? 29 : 30
    case 6: Self.isLeap(year) ? 30 : 0
    case 1, 5, 8, 10, 12: 30
    default: 29
    }
  }

  private func yearLength(_ year: Int) -> Int { newYear(year + 1) - newYear(year) }

  /// The rata die number of 1 Tishri of year 1: Monday, 7 October 3761 BCE (Julian).
  private static let epoch = -1_373_427

  /// The day of the conjunction, put off to the next when it falls at noon or later (a day of 25,920 parts begins at
  /// six in the evening), and off Sunday, Wednesday and Friday.
  private static func delayedMolad(_ year: Int) -> Int {
    let elapsed = 235 * year - 234
    let months = elapsed >= 0 ? elapsed / 19 : (elapsed - 18) / 19
    // 29 days and 13,753 parts a month; 12,084 is the first conjunction, moved so that noon ends the day.
    let parts = 12_084 + 13_753 * months
    let day = 29 * months + (parts >= 0 ? parts / 25_920 : (parts - 25_919) / 25_920)
    return (3 * (day + 1) % 7 + 7) % 7 < 3 ? day + 1 : day
  }
}
