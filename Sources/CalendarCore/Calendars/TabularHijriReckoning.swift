/// The Islamic calendar by tables: eleven leap years (2, 5, 7, 10, 13, 16, 18, 21, 24, 26, 29) in each thirty.
struct TabularHijriReckoning: YearReckoning {
  /// The rata die number of 1 Muharram of year 1.
  var epoch: Int

  /// Counted from Friday, 16 July 622 (Julian).
  static let civil = TabularHijriReckoning(epoch: 227_015)
  /// Counted from Thursday, 15 July 622 (Julian), the astronomical epoch.
  static let tabular = TabularHijriReckoning(epoch: 227_014)

  let meanYear = 354.0 + 11.0 / 30.0
  let monthCount = 12

  func newYear(_ year: Int) -> Int {
    let leaps = 11 * year + 3
    return epoch + 354 * (year - 1) + (leaps >= 0 ? leaps / 30 : (leaps - 29) / 30)
  }

  func length(ofMonth number: Int, year: Int) -> Int {
    if number == 12 { return newYear(year + 1) - newYear(year) - 325 }
    return number % 2 == 1 ? 30 : 29
  }
}
