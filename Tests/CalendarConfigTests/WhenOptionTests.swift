import CalendarConfig
import CalendarCore
import Testing

@Suite("WHEN on the command line")
struct WhenOptionTests {
  private let reader = ConfigReader.smallWorld

  @Test("brings its own reckoning, which --calendar overrules")
  func bringsItsReckoning() throws {
    let when = ConfigOption.Use(.when, "hebrew:5806-03")
    let document = try reader.document(from: [when])
    #expect(document.pages[0].months == [Month(calendar: .hebrew, year: 5806, number: 3)])
    let overruled = try reader.document(from: [when, .option("--calendar", "gregorian")])
    #expect(overruled.pages[0].months == [Month(calendar: .gregorian, year: 2045, number: 11)])
  }

  @Test("names the same month as a config does by its numbers, and as a day in it does")
  func namesTheSameMonth() throws {
    let byName = try reader.document(from: [ConfigOption.Use(.when, "hebrew:5806-03")])
    let byNumbers = try reader.document("calendar: hebrew\nvisibleDateComponents: {year: 5806, month: 3}")
    let byDay = try reader.document("calendar: hebrew\nvisibleDateComponents: 2045-11-20")
    #expect(byName.pages == byNumbers.pages)
    #expect(byName.pages == byDay.pages)
  }

  @Test(
    "means the Gregorian calendar's own month, also where that is not ISO 8601's",
    arguments: [.gregorian, .buddhist] as [CalendarIdentifier])
  func meansTheGregorianMonth(calendar: CalendarIdentifier) throws {
    let document = try reader.document(
      from: [ConfigOption.Use(.when, "1582-10"), .option("--calendar", calendar.rawValue)])
    #expect(document.pages[0].months == [Month(calendar: calendar, year: 1582, number: 10)])
  }
}
