extension Day {
  /// The number of the day in its ISO (proleptic Gregorian) year: 1 to 366.
  public var dayOfYear: Int {
    rataDie - Self.rataDie(year: gregorian.year, month: 1, day: 1) + 1
  }
}
