import Synchronization

/// What a language says of one calendar: its months and its eras.
struct CalendarWords: Sendable {
  var months: MonthNames
  var eras: EraNames

  /// The words for a calendar in a locale, looked up once for each pair.
  static func of(_ calendar: CalendarIdentifier, in name: LocaleName) -> CalendarWords {
    let key = calendar.rawValue + " " + name.base
    if let words = known.withLock({ $0[key] }) { return words }
    let words = CalendarWords(months: MonthNames(calendar, in: name), eras: EraNames(calendar, in: name))
    known.withLock { $0[key] = words }
    return words
  }

  /// By the names of calendar and locale.
  private static let known = Mutex<[String: CalendarWords]>([:])
}
