extension CalendarSystem {
  /// The years (`Month.year`) the calendar is right for: those that `Day.supported` holds from the calendar's epoch on,
  /// unless its months are known for fewer.
  public var supportedYears: ClosedRange<Int> {
    switch identifier {
    case .gregorian, .iso8601, .buddhist: 1...9999
    // Before, Japan's months were those of the moon.
    case .japanese: 1873...9999
    case .republicOfChina: 1912...9999
    case .hebrew: 3762...13_759
    case .islamicCivil, .islamicTabular: 1...9665
    case .islamic: 1...1600
    // The years that were printed or published.
    case .islamicUmmAlQura: 1343...1500
    // The years in which the cycle and the equinox agree.
    case .persian: 1277...1501
    case .indian: 1...9920
    case .coptic: 1...9715
    case .ethiopicAmeteMihret: 1...9991
    case .ethiopicAmeteAlem: 5501...15_491
    // The years held against published tables and computed new moons.
    case .chinese, .dangi: 1899...2100
    }
  }

  /// The days of those years, as far as `Day.supported` goes.
  public var supported: ClosedRange<Day> {
    let years = supportedYears
    let days = firstDay(ofYear: years.lowerBound)!...firstDay(ofYear: years.upperBound + 1)!.advanced(by: -1)
    return days.clamped(to: Day.supported)
  }
}
