import CalendarCore
import Foundation
import Testing

@Suite struct MoonPhaseTests {
  static let utc = TimeZone(identifier: "UTC")!

  @Test func phasesOfFiftyYearsComeWithinTwoMinutesOfPyEphems() throws {
    let known = try LunationFixture.instants()
    #expect(known.count == 2520)
    let first = Day(known[0], in: Self.utc)
    let last = Day(known[known.count - 1], in: Self.utc)
    let computed = MoonPhase.occurrences(in: first...last, timeZone: Self.utc)
    #expect(computed.count == known.count)
    for (index, (computed, known)) in zip(computed, known).enumerated() {
      #expect(abs(computed.instant.timeIntervalSince(known)) < 120, "\(computed.instant) for \(known)")
      #expect(computed.phase.rawValue == index % 4)
    }
  }

  /// Published by the U.S. Naval Observatory (Phases of the Moon), in universal time.
  @Test(arguments: [
    ("2024-01-04", MoonPhase.lastQuarter, "03:30"), ("2024-01-11", .newMoon, "11:57"),
    ("2024-01-18", .firstQuarter, "03:53"), ("2024-01-25", .fullMoon, "17:54"), ("2000-01-21", .fullMoon, "04:40"),
    ("2017-08-21", .newMoon, "18:30"),
  ])
  func aPublishedPhaseComesAtItsMinute(date: String, phase: MoonPhase, time: String) throws {
    let day = try #require(Day(iso: date))
    let found = try #require(MoonPhase.occurrences(in: day...day, timeZone: Self.utc).first)
    #expect(found.phase == phase)
    let published = try Date("\(date)T\(time):00Z", strategy: .iso8601)
    #expect(abs(found.instant.timeIntervalSince(published)) < 90)
  }

  @Test(arguments: [("UTC", "2027-02-20"), ("Europe/Berlin", "2027-02-21"), ("Pacific/Kiritimati", "2027-02-21")])
  func aPhaseNearMidnightFallsOnTheDayOfItsZone(zone: String, date: String) throws {
    let days = try #require(Day(iso: "2027-02-15"))...#require(Day(iso: "2027-02-25"))
    let full = MoonPhase.occurrences(in: days, timeZone: try #require(TimeZone(identifier: zone)))
      .filter { $0.phase == .fullMoon }
    #expect(full.map(\.day.iso) == [date])
  }

  @Test func everyDayAskedAloneAddsUpToTheWholeYear() {
    let year = Day(iso: "2027-01-01")!...Day(iso: "2027-12-31")!
    let alone = year.flatMap { MoonPhase.occurrences(in: $0...$0, timeZone: Self.utc) }
    #expect(alone == MoonPhase.occurrences(in: year, timeZone: Self.utc))
    #expect(alone.count == 49)
  }

  @Test(arguments: [
    Day.supported.lowerBound...Day.supported.lowerBound.advanced(by: 40),
    Day.supported.upperBound.advanced(by: -40)...Day.supported.upperBound,
  ])
  func theEndsOfTimeHaveAMoonToo(days: ClosedRange<Day>) {
    #expect([5, 6].contains(MoonPhase.occurrences(in: days, timeZone: Self.utc).count))
  }

  @Test(arguments: [("2027-01-01", 1), ("2027-12-31", 365), ("2028-12-31", 366), ("2028-03-01", 61)])
  func daysAreCountedFromTheFirstOfJanuary(date: String, number: Int) {
    #expect(Day(iso: date)?.dayOfYear == number)
  }
}
