import CalendarCore
import Foundation

/// Days as messages name them, in English: `14 February`, with the year where there are several.
struct DayNames {
  private let withYear: Bool
  private let months: [String]

  /// Names for the days of a page.
  init(dates: [String]) {
    withYear = Set(dates.compactMap { Day(iso: $0)?.gregorian.year }).count > 1
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    months = calendar.standaloneMonthSymbols
  }

  /// The name of a day that ISO 8601 writes so.
  func name(of date: String) -> String {
    guard let (year, month, day) = Day(iso: date)?.gregorian else { return date }
    return "\(day) \(months[month - 1])" + (withYear ? " \(year)" : "")
  }
}
