import CalendarCore
import Foundation
import Testing

/// Days of events as legends give them.
struct SpanTests {
  private static func span(_ locale: String, _ calendar: CalendarIdentifier, _ days: ClosedRange<Day>) -> String {
    CalendarNames(locale: Locale(identifier: locale), calendar: calendar).span(days)
  }

  /// Foundation gives 5806 a day too many, and counts wrongly from there to its end.
  @Test(arguments: [
    ("en_US", 3, 1, 3, 1, "1 Kislev"), ("en_US", 3, 25, 4, 2, "25 Kislev – 2 Tevet"),
    ("en_US", 6, 5, 6, 9, "5–9 Adar I"),
    ("he_IL", 3, 25, 3, 25, "כ״ה בכסלו"), ("ru_RU", 7, 14, 7, 15, "14–15 адар II"),
  ])
  func hebrewDaysAreThoseOfTheArithmetic(
    locale: String, month: Int, day: Int, lastMonth: Int, lastDay: Int, text: String
  ) throws {
    let system = CalendarSystem(.hebrew)
    let first = try #require(system.day(day, of: Month(calendar: .hebrew, year: 5806, number: month)))
    let last = try #require(system.day(lastDay, of: Month(calendar: .hebrew, year: 5806, number: lastMonth)))
    #expect(Self.span(locale, .hebrew, first...last) == text)
  }

  @Test(arguments: [
    ("zh_TW", CalendarIdentifier.chinese, "2027-02-06", "2027-02-08", "正月初一–初三"),
    ("en_US", .chinese, "2027-02-06", "2027-02-08", "1–3 of the First Month"),
    ("ko_KR", .dangi, "2027-02-07", "2027-02-07", "1월 1일"),
  ])
  func monthsHaveTheirNames(locale: String, calendar: CalendarIdentifier, first: String, last: String, text: String)
    throws
  {
    let days = try #require(Day(iso: first))...(try #require(Day(iso: last)))
    #expect(Self.span(locale, calendar, days) == text)
  }

  @Test func aSpanAcrossTheYearsGivesThem() throws {
    let days = try #require(Day(iso: "2046-09-29"))...(try #require(Day(iso: "2046-10-02")))
    #expect(Self.span("en_US", .hebrew, days) == "28 Elul 5806 – 2 Tishri 5807")
  }
}
