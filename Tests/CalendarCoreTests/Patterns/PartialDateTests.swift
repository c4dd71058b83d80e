import CalendarCore
import Testing

@Suite("Partial dates")
struct PartialDateTests {
  private static func days(_ date: PartialDate, _ years: ClosedRange<Int>) -> [String] {
    let range = Day(year: years.lowerBound, month: 1, day: 1)!...Day(year: years.upperBound, month: 12, day: 31)!
    return DayPattern.components(date).days(in: range).map(\.iso)
  }

  @Test(
    "fault 14: a yearly event on 29 February aborts or disappears in common years",
    arguments: [
      (LeapDayRule.february28, ["2027-02-28", "2028-02-29"]), (.march1, ["2027-03-01", "2028-02-29"]),
      (.skip, ["2028-02-29"]),
    ])
  func leapDay(rule: LeapDayRule, days: [String]) {
    let date = PartialDate(calendar: .gregorian, month: 2, day: 29, leapDay: rule)
    #expect(Self.days(date, 2027...2028) == days)
  }

  @Test("a leap day put off to March is found in March alone")
  func leapDayInMarch() {
    let date = PartialDate(calendar: .gregorian, month: 2, day: 29, leapDay: .march1)
    let march = Day(iso: "2027-03-01")!...Day(iso: "2027-03-31")!
    #expect(DayPattern.components(date).days(in: march).map(\.iso) == ["2027-03-01"])
    #expect(DayPattern.components(date).matches(march.lowerBound))
    #expect(!DayPattern.components(date).matches(Day(iso: "2027-02-28")!))
  }

  @Test(
    "in other calendars",
    arguments: [
      // 30 Heshvan in a year that has 29 of them; 30 Adar I in a year without Adar I.
      (PartialDate(calendar: .hebrew, month: 2, day: 30), 2026, ["2026-11-10"]),
      (PartialDate(calendar: .hebrew, month: 6, day: 14), 2026, ["2026-03-03"]),
      (PartialDate(calendar: .hebrew, month: 6, day: 14), 2027, ["2027-02-21"]),
      (PartialDate(calendar: .hebrew, month: 6, day: 14, leapDay: .skip), 2026, []),
      // A Gregorian year can hold two first days of an Islamic one.
      (PartialDate(calendar: .islamicCivil, month: 1, day: 1), 2008, ["2008-01-10", "2008-12-29"]),
      // A feast is kept in the regular month of its number, not in the leap month after it.
      (PartialDate(calendar: .chinese, month: 2, day: 2), 2023, ["2023-02-21"]),
      (PartialDate(calendar: .chinese, month: 2, isLeapMonth: true, day: 2), 2023, ["2023-03-23"]),
      (PartialDate(calendar: .japanese, year: 9, month: 2, day: 14), 2027, ["2027-02-14"]),
      (PartialDate(calendar: .japanese, year: 9, month: 2, day: 14), 1997, []),
      (PartialDate(calendar: .ethiopicAmeteMihret, month: 13, day: 6), 2027, ["2027-09-11"]),
    ])
  func otherCalendars(date: PartialDate, year: Int, days: [String]) {
    #expect(Self.days(date, year...year) == days)
  }

  @Test(
    "with weekdays counted from either end of the month",
    arguments: [
      (4, ["2027-11-25"]), (-1, ["2027-11-25"]), (1, ["2027-11-04"]), (5, []), (-4, ["2027-11-04"]), (-5, []),
    ])
  func ordinals(ordinal: Int, days: [String]) {
    let date = PartialDate(calendar: .gregorian, month: 11, weekday: .thursday, weekdayOrdinal: ordinal)
    #expect(Self.days(date, 2027...2027) == days)
  }

  @Test("the 31st of every month is in those that have one; the 29th of one year is there or not")
  func strictDays() {
    #expect(Self.days(PartialDate(calendar: .gregorian, day: 31), 2027...2027).count == 7)
    #expect(Self.days(PartialDate(calendar: .gregorian, year: 2027, month: 2, day: 29), 2027...2027) == [])
  }

  @Test("lists mean each day once and in order")
  func lists() {
    let pattern = DayPattern.anyOf([
      .day(Day(iso: "2027-02-14")!), .range(Day(iso: "2027-02-13")!...Day(iso: "2027-02-14")!),
      .components(PartialDate(calendar: .gregorian, easter: Easter(.western, offset: -47))),
    ])
    let days = pattern.days(in: Day(iso: "2027-02-01")!...Day(iso: "2027-02-28")!)
    #expect(days.map(\.iso) == ["2027-02-09", "2027-02-13", "2027-02-14"])
  }
}
