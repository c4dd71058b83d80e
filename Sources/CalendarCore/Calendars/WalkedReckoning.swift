import Foundation
import Synchronization

/// A calendar of moons whose months begin where Foundation's calendar says: found by walking from month to month, and
/// kept.
///
/// Months are kept in blocks of days, so that a page costs Foundation some thirty questions and a later page of the
/// same year none. Where Foundation is wrong about a first day, `corrections` names the right one.
final class WalkedReckoning: MonthReckoning {
  /// The days of a block, in which a dozen months or thirteen begin.
  private static let blockLength = 384

  private let calendar: Calendar
  /// Where year 1 began and how long years are on average: enough to guess a month's place within a month or so.
  private let epoch: Double
  private let meanYear: Double
  private let corrections: [Day: Day]
  /// The year (`Month.year`) of Foundation's era and year.
  private let year: @Sendable (_ era: Int, _ year: Int) -> Int
  private let blocks = Mutex<[Int: [MonthSpan]]>([:])

  init(
    _ identifier: CalendarIdentifier, epoch: Double, meanYear: Double, corrections: [Day: Day] = [:],
    year: @escaping @Sendable (_ era: Int, _ year: Int) -> Int
  ) {
    var calendar = Calendar(identifier: identifier.foundation)
    calendar.timeZone = .gmt
    self.calendar = calendar
    self.epoch = epoch
    self.meanYear = meanYear
    self.corrections = corrections
    self.year = year
  }

  func span(containing day: Day) -> MonthSpan {
    let block = Int((Double(day.rataDie) / Double(Self.blockLength)).rounded(.down))
    if let span = spans(inBlock: block).last(where: { $0.first <= day }) { return span }
    return spans(inBlock: block - 1).last!
  }

  func span(year: Int, number: Int, isLeap: Bool) -> MonthSpan? {
    guard (1...12).contains(number), MonthSpan.years.contains(year) else { return nil }
    let guess = epoch + Double(year - 1) * meanYear + (Double(number) - 0.5) * 29.53
    var span = span(containing: Day(rataDie: Int(guess)))
    let wanted = (year, number, isLeap ? 1 : 0)
    while span.order < wanted { span = self.span(containing: span.last.advanced(by: 1)) }
    while span.order > wanted { span = self.span(containing: span.first.advanced(by: -1)) }
    return span.order == wanted ? span : nil
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
    var (first, fields) = beginning(ofMonthWith: start)
    while first < start.advanced(by: days) {
      let (next, nextFields) = beginning(ofMonthAfter: first)
      if first >= start {
        spans.append(
          MonthSpan(
            year: year(fields.era ?? 0, fields.year ?? 0), number: fields.month ?? 1,
            isLeap: fields.isLeapMonth ?? false, first: first, length: first.distance(to: next)))
      }
      (first, fields) = (next, nextFields)
    }
    return spans
  }
}

/// Questions to Foundation.
extension WalkedReckoning {
  private func beginning(ofMonthWith day: Day) -> (first: Day, fields: DateComponents) {
    let fields = fields(of: day)
    return (corrected(day.advanced(by: 1 - (fields.day ?? 1))), fields)
  }

  private func beginning(ofMonthAfter first: Day) -> (first: Day, fields: DateComponents) {
    let day30 = first.advanced(by: 29)
    let fields = fields(of: day30)
    if fields.day == 1 { return (corrected(day30), fields) }
    let day31 = first.advanced(by: 30)
    return (corrected(day31), self.fields(of: day31))
  }

  private func corrected(_ first: Day) -> Day {
    corrections[first] ?? first
  }

  private func fields(of day: Day) -> DateComponents {
    calendar.dateComponents([.era, .year, .month, .day, .isLeapMonth], from: day.noonUTC)
  }
}

extension MonthSpan {
  /// What puts months in the order of time.
  fileprivate var order: (Int, Int, Int) { (year, number, isLeap ? 1 : 0) }
}
