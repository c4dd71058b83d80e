extension CalendarSystem {
  /// A day's number in its year (`Month.year`), from 1, and how many days of the year follow it; nil in years beyond
  /// reckoning.
  ///
  /// Days are counted as they passed: 1582 has 355 of them where the Gregorian calendar follows the Julian.
  public func dayOfYear(_ day: Day) -> (number: Int, remaining: Int)? {
    let year = month(containing: day).year
    guard let first = firstDay(ofYear: year), let next = firstDay(ofYear: year + 1) else { return nil }
    return (day.rataDie - first.rataDie + 1, next.rataDie - day.rataDie - 1)
  }
}
