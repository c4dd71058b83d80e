extension CalendarSystem {
  /// The calendar of a name: Foundation's, or the one CLDR and BCP 47 use (`gregory`, `roc`, `islamic-umalqura` …).
  ///
  /// - Throws: `UnsupportedCalendar` for names that no calendar has, and for calendars that would be drawn wrong.
  public static func named(_ name: String) throws(UnsupportedCalendar) -> CalendarSystem {
    if let identifier = CalendarIdentifier(rawValue: name) ?? aliases[name] { return CalendarSystem(identifier) }
    throw UnsupportedCalendar(name: name)
  }

  /// Every name that can be given, Foundation's first.
  public static let names = CalendarIdentifier.allCases.map(\.rawValue) + aliases.keys.sorted()

  private static let aliases: [String: CalendarIdentifier] = [
    "gregory": .gregorian, "roc": .republicOfChina, "islamic-civil": .islamicCivil, "islamicc": .islamicCivil,
    "islamic-tbla": .islamicTabular, "islamic-umalqura": .islamicUmmAlQura, "ethiopic": .ethiopicAmeteMihret,
    "ethioaa": .ethiopicAmeteAlem, "ethiopic-amete-alem": .ethiopicAmeteAlem,
  ]
}
