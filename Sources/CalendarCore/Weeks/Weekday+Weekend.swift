public import Foundation

extension Weekday {
  /// The days of the weekend in a locale's region: Friday and Saturday in Egypt, Friday in Iran, Sunday in India.
  public static func weekend(of locale: Locale) -> Set<Weekday> {
    // Algeria rests on Friday and Saturday since 2009, as CLDR has it; Foundation says Saturday and Sunday.
    if locale.region?.identifier == "DZ" { return [.friday, .saturday] }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    return Set((1...7).map { Day(rataDie: $0) }.filter { calendar.isDateInWeekend($0.noonUTC) }.map(\.weekday))
  }
}
