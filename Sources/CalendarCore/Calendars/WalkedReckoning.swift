import Foundation
import Synchronization

/// A calendar whose months begin where Foundation's calendar says: found by walking from month to month, and kept.
///
/// Months are kept in blocks of days, so that one page costs a dozen questions to Foundation and a page after it none.
final class WalkedReckoning: MonthReckoning {
  /// Every month the calendar has is 29 or 30 days long, so a block begins a dozen months.
  private static let blockLength = 384

  private let calendar: Calendar
  /// The day a year begins on, about: year 1's first day and the average year.
  private let epoch: Double
  private let meanYear = 354.367
  private let blocks = Mutex<[Int: [MonthSpan]]>([:])

  init(_ identifier: CalendarIdentifier, epoch: Int) {
    var calendar = Calendar(identifier: identifier.foundation)
    calendar.timeZone = .gmt
    self.calendar = calendar
    self.epoch = Double(epoch)
  }

  func span(containing day: Day) -> MonthSpan {
    let block = Int((Double(day.rataDie) / Double(Self.blockLength)).rounded(.down))
    if let span = spans(inBlock: block).last(where: { $0.first <= day }) { return span }
    return spans(inBlock: block - 1).last!
  }

  func span(year: Int, number: Int, isLeap: Bool) -> MonthSpan? {
    guard !isLeap, (1...12).contains(number), MonthSpan.years.contains(year) else { return nil }
    // A day in the middle of the month, give or take a week.
    let guess = epoch + Double(year - 1) * meanYear + (Double(number) - 0.5) * meanYear / 12
    var span = span(containing: Day(rataDie: Int(guess)))
    while (span.year, span.number) < (year, number) { span = self.span(containing: span.last.advanced(by: 1)) }
    while (span.year, span.number) > (year, number) { span = self.span(containing: span.first.advanced(by: -1)) }
    return (span.year, span.number) == (year, number) ? span : nil
  }

  /// The months that begin in a block of days.
  private func spans(inBlock block: Int) -> [MonthSpan] {
    blocks.withLock { blocks in
      if let known = blocks[block] { return known }
      let walked = walk(from: Day(rataDie: block * Self.blockLength), days: Self.blockLength)
      blocks[block] = walked
      return walked
    }
  }

  private func walk(from start: Day, days: Int) -> [MonthSpan] {
    var spans: [MonthSpan] = []
    var fields = self.fields(of: start)
    var first = start.advanced(by: 1 - fields.day)
    if first < start { (first, fields) = month(after: first) }
    while first < start.advanced(by: days) {
      let (next, nextFields) = month(after: first)
      spans.append(
        MonthSpan(year: fields.year, number: fields.month, first: first, length: first.distance(to: next)))
      (first, fields) = (next, nextFields)
    }
    return spans
  }

  private func month(after first: Day) -> (first: Day, fields: (year: Int, month: Int, day: Int)) {
    var day = first.advanced(by: 29)
    var fields = self.fields(of: day)
    if fields.day != 1 {
      day = day.advanced(by: 1)
      fields = self.fields(of: day)
    }
    return (day, fields)
  }

  private func fields(of day: Day) -> (year: Int, month: Int, day: Int) {
    let components = calendar.dateComponents([.year, .month, .day], from: day.noonUTC)
    return (components.year ?? 0, components.month ?? 1, components.day ?? 1)
  }
}
