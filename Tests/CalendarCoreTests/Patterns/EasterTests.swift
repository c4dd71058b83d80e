import CalendarCore
import Testing

@Suite("Easter")
struct EasterTests {
  /// Western dates: US Census Bureau, Easter Dates from 1600 to 2099. Orthodox dates: the Orthodox Church's paschalia.
  @Test(arguments: [
    (1900, "1900-04-15", "1900-04-22"), (1954, "1954-04-18", "1954-04-25"), (1981, "1981-04-19", "1981-04-26"),
    (2000, "2000-04-23", "2000-04-30"), (2008, "2008-03-23", "2008-04-27"), (2011, "2011-04-24", "2011-04-24"),
    (2013, "2013-03-31", "2013-05-05"), (2024, "2024-03-31", "2024-05-05"), (2025, "2025-04-20", "2025-04-20"),
    (2027, "2027-03-28", "2027-05-02"), (2038, "2038-04-25", "2038-04-25"), (2049, "2049-04-18", "2049-04-25"),
    (2076, "2076-04-19", "2076-04-26"),
  ])
  func sundays(year: Int, western: String, orthodox: String) {
    #expect(Easter(.western).day(inYear: year).iso == western)
    #expect(Easter(.orthodox).day(inYear: year).iso == orthodox)
  }

  @Test("falls on a Sunday between 22 March and 25 April")
  func bounds() {
    for year in 1583...2999 {
      let sunday = Easter(.western).day(inYear: year)
      #expect(sunday.weekday == .sunday)
      #expect((Day(year: year, month: 3, day: 22)!...Day(year: year, month: 4, day: 25)!).contains(sunday))
    }
  }
}
