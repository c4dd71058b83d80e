/// The Solar Hijri calendar of Iran by the 33-year cycle, which agrees with the equinox at the meridian of Tehran in
/// the years this calendar is offered for (AP 1277 to 1501).
struct PersianReckoning: YearReckoning {
  let meanYear = 365.2424
  let monthCount = 12

  /// 1 Farvardin. Eight years in each thirty-three have 366 days.
  func newYear(_ year: Int) -> Int {
    let leaps = 8 * year + 21
    return 226_895 + 365 * (year - 1) + (leaps >= 0 ? leaps / 33 : (leaps - 32) / 33)
  }

  func length(ofMonth number: Int, year: Int) -> Int {
    switch number {
    case 1...6: 31
    case 7...11: 30
    default: newYear(year + 1) - newYear(year) == 366 ? 30 : 29
    }
  }
}
