import CalendarCore
import Testing

@Suite("Days of the year")
struct DayOfYearTests {
  @Test(
    "are counted from the first of the calendar's own year",
    arguments: [
      (CalendarIdentifier.gregorian, "2027-02-14", 45, 320), (.gregorian, "2028-12-31", 366, 0),
      // Ten days were left out in October 1582.
      (.gregorian, "1582-12-31", 355, 0), (.iso8601, "1582-12-31", 365, 0), (.japanese, "2027-02-14", 45, 320),
      (.hebrew, "2026-09-12", 1, 384), (.hebrew, "2027-10-01", 385, 0), (.persian, "2029-03-20", 1, 365),
      (.chinese, "2027-02-06", 1, 353), (.islamicUmmAlQura, "2026-06-16", 1, 354),
      (.ethiopicAmeteMihret, "2027-09-11", 366, 0), (.coptic, "2028-09-10", 365, 0),
    ])
  func places(calendar: CalendarIdentifier, date: String, number: Int, remaining: Int) throws {
    let day = try #require(Day(iso: date))
    let place = try #require(CalendarSystem(calendar).dayOfYear(day))
    #expect(place == (number, remaining))
  }
}
