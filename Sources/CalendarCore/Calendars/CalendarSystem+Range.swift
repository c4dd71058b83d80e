extension CalendarSystem {
  /// The years (`Month.year`) the calendar is right for.
  public var supportedYears: ClosedRange<Int> {
    switch identifier {
    case .gregorian, .iso8601, .buddhist: 1...9999
    case .japanese: 1873...9999
    case .republicOfChina: 1912...9999
    case .hebrew: 3762...13_759
    case .islamicCivil, .islamicTabular: 1...9665
    case .islamic: 1...1600
    case .islamicUmmAlQura: 1343...1500
    case .persian: 1277...1501
    case .indian: 1...9920
    case .coptic: 1...9715
    case .ethiopicAmeteMihret: 1...9991
    case .ethiopicAmeteAlem: 5501...15_491
    case .chinese, .dangi: 1899...2100
    }
  }

  /// The days of those years.
  public var supported: ClosedRange<Day> {
    firstDay(ofYear: supportedYears.lowerBound)!...firstDay(ofYear: supportedYears.upperBound + 1)!.advanced(by: -1)
  }
}
