import CalendarCore
import Foundation

/// The grids of a calendar's months from 1900 to 2100 with their names and numbers, against a walk of the same days with
/// Foundation's own calendar.
struct CoreBenchmark: Benchmark {
  let calendar: CalendarIdentifier
  var name: String { "core-\(calendar.rawValue)" }

  private static let first = Day(year: 1900, month: 1, day: 1)!
  private static let last = Day(year: 2100, month: 12, day: 31)!
  private static let locale = Locale(identifier: "en_US")

  func lines(_ pace: Pace) throws -> [BenchmarkLine] {
    let times = TimedPair(rounds: pace.rounds, own: drawGrids, baseline: walk)
    return [.cost(name, times.own.milliseconds, of: times.baseline.milliseconds, .milliseconds)]
  }

  func workAlone() {
    drawGrids()
  }

  /// Looks at every day so that nothing is left out as unused.
  private func drawGrids() {
    let system = CalendarSystem(calendar)
    let names = CalendarNames(locale: Self.locale, calendar: calendar)
    var month = system.month(containing: Self.first)
    var length = 0
    while let grid = MonthGrid(month: month, system: system, firstWeekday: .sunday), grid.days.lowerBound <= Self.last {
      length += names.monthTitle(month).utf8.count
      for week in grid.weeks {
        for case let day? in week { length += names.number(system.fields(of: day).day).utf8.count }
      }
      month = system.month(after: month)
    }
    precondition(length > 0, "every month has a name")
  }

  private func walk() {
    var calendar = Calendar(identifier: calendar.foundation)
    calendar.timeZone = .gmt
    var sum = 0
    let start = Self.first.start(in: .gmt)
    for day in 0...Self.first.distance(to: Self.last) {
      let date = start + Double(day) * 86_400
      sum += calendar.dateComponents([.era, .year, .month, .day], from: date).day ?? 0
    }
    precondition(sum > 0, "every day has a number")
  }
}
