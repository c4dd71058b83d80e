import CalendarCore
import Testing

@testable import PageLayout

@Suite("Events of a row in lanes")
struct EventLanesTests {
  private let week = Dictionary(uniqueKeysWithValues: (0..<7).map { ($0, Day(rataDie: 1000 + $0)) })

  private func event(_ title: String, _ columns: ClosedRange<Int>) -> CalendarEvent {
    CalendarEvent(
      title: title,
      days: Day(rataDie: 1000 + columns.lowerBound)...Day(rataDie: 1000 + columns.upperBound))
  }

  @Test func anEventKeepsItsLaneAlongTheRow() {
    let lanes = EventLanes([event("a", 0...3), event("b", 1...1), event("c", 2...6)], days: week, capacity: 4)
    #expect(lanes.shown.map(\.lane) == [0, 1, 1])
    #expect(lanes.hidden.isEmpty)
  }

  @Test func anEventFromTheRowBeforeFillsTheFirstColumns() {
    let lanes = EventLanes([event("a", -3...2)], days: week, capacity: 4)
    #expect(lanes.shown.map(\.columns) == [0...2])
  }

  @Test("fault 13: a day with too many events", arguments: [0, 1, 2, 3, 5, 8])
  func whatDoesNotFitIsCounted(capacity: Int) {
    let events = (0..<40).map { event("\($0)", 2...2) } + [event("bar", 1...4)]
    let lanes = EventLanes(events, days: week, capacity: capacity)
    for column in 0..<7 {
      let all = events.filter { $0.days.contains(week[column]!) }.count
      let shown = lanes.shown.filter { $0.columns.contains(column) }
      #expect(shown.count + (lanes.hidden[column] ?? 0) == all)
      #expect(Set(shown.map(\.lane)).count == shown.count)
      if let overflow = lanes.overflowLane[column], capacity > 0 {
        #expect(shown.allSatisfy { $0.lane < overflow })
      }
      #expect(shown.allSatisfy { $0.lane < capacity })
    }
  }

  @Test func aHundredThousandEventsOnADayAreCounted() {
    let events = Array(repeating: event("a", 2...2), count: 100_000)
    let lanes = EventLanes(events, days: week, capacity: 4)
    #expect(lanes.shown.map(\.lane) == [0, 1, 2])
    #expect(lanes.hidden == [2: 99_997])
  }
}
