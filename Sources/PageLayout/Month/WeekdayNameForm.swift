import CalendarCore
import Foundation

/// Which names of the weekdays stand over a month's columns.
enum WeekdayNameForm: Hashable {
  /// Short names when all of them fit, narrow ones otherwise.
  case fitting
  /// Narrow names, or short ones where those have two letters, as in Russian or German: a quieter row for small months.
  case initials
  /// None; whoever draws the month has named the columns.
  case none

  /// The names in capitals where the script has them.
  func texts(of names: [WeekdayName], language: String, fits: (String) -> Bool) -> [String] {
    let locale = Locale(identifier: language)
    let short = names.map { $0.short.uppercased(with: locale) }
    let narrow = names.map { $0.narrow.uppercased(with: locale) }
    let isSuitable =
      switch self {
      case .fitting: true
      case .initials: names.allSatisfy { $0.short.count <= 2 && $0.short.lowercased() != $0.short.uppercased() }
      case .none: false
      }
    return isSuitable && short.allSatisfy(fits) ? short : narrow
  }
}
