/// The Indian national calendar: Saka years on Gregorian leap years (Calendar Reform Committee, 1957).
struct SakaReckoning: YearReckoning {
  let meanYear = 365.2425
  let monthCount = 12

  /// 1 Chaitra: 22 March, 21 March in leap years.
  func newYear(_ year: Int) -> Int {
    Day.rataDie(year: year + 78, month: 3, day: Day.isLeap(year + 78) ? 21 : 22)
  }

  func length(ofMonth number: Int, year: Int) -> Int {
    switch number {
    case 1: Day.isLeap(year + 78) ? 31 : 30
    case 2...6: 31
    default: 30
    }
  }
}
