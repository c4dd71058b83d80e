import Foundation
import Synchronization

/// Days as a legend gives them.
extension CalendarNames {
  /// A day or a run of days without its year, unless it crosses one: `8 March`, `5–16 July`, `21 December – 6 January`,
  /// with the month's name abbreviated where the language does so.
  public func span(_ days: ClosedRange<Day>) -> String {
    // Foundation has some of these days wrong, and calls Chinese months Mo12.
    if [.hebrew, .chinese, .dangi].contains(calendar) { return ownSpan(days) }
    let key = SpanKey(locale: locale, calendar: calendar)
    return Self.spanFormatters.withLock { formatters in
      let formatter = formatters[key] ?? Self.spanFormatter(key)
      formatters[key] = formatter
      return formatter.string(from: days.lowerBound.noonUTC, to: days.upperBound.noonUTC)
    }
  }

  private func ownSpan(_ days: ClosedRange<Day>) -> String {
    let system = CalendarSystem(calendar)
    let (first, last) = (system.fields(of: days.lowerBound), system.fields(of: days.upperBound))
    let numbers = [first, last].map { customaryNumerals.text($0.day) }
    let pattern = first.month.year == last.month.year ? fullDatePattern.dayAndMonth : fullDatePattern.withoutWeekday
    func text(_ fields: DayFields, days text: String) -> String {
      self.text(of: fields, days: text, weekday: days.lowerBound.weekday, in: pattern)
    }
    if first == last { return text(first, days: numbers[0]) }
    if first.month == last.month { return text(first, days: numbers[0] + "–" + numbers[1]) }
    return text(first, days: numbers[0]) + " – " + text(last, days: numbers[1])
  }

  private struct SpanKey: Hashable {
    var locale: Locale
    var calendar: CalendarIdentifier
  }

  /// Made once, for making one takes as long as drawing the event it is for.
  private static let spanFormatters = Mutex<[SpanKey: DateIntervalFormatter]>([:])

  private static func spanFormatter(_ key: SpanKey) -> DateIntervalFormatter {
    var calendar = Calendar(identifier: key.calendar.foundation)
    calendar.locale = key.locale
    calendar.timeZone = .gmt
    let formatter = DateIntervalFormatter()
    formatter.locale = key.locale
    formatter.calendar = calendar
    formatter.timeZone = .gmt
    formatter.dateTemplate = "MMMd"
    return formatter
  }
}
