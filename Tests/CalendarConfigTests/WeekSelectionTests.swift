import CalendarConfig
import CalendarCore
import PageLayout
import Testing

@Suite("A selected week")
struct WeekSelectionTests {
  @Test(
    "is the row that bears its number",
    arguments: [
      // The United States count from the week of 1 January, Germany as ISO does.
      ("locale: en_US", "2027-02-07..2027-02-13"),
      ("locale: de_DE", "2027-02-15..2027-02-21"),
      // With ISO numbers before rows that begin on Sunday, the row of that week's Thursday.
      ("locale: en_US\nweekNumbers: iso", "2027-02-14..2027-02-20"),
      ("locale: de_DE\nfirstWeekday: saturday\nminimumDaysInFirstWeek: 1", "2027-02-06..2027-02-12"),
    ])
  func row(text: String, days: String) throws {
    let document = try ConfigReader.smallWorld.document(
      "\(text)\nvisibleDateComponents: 2027-02\nselectionBehavior: {weekOfYear: 2027-W07}")
    let content = try PageSource(document).content(of: document.pages[0])
    let selected = content.months[0].days.filter { $0.states.contains(.selected) }.map(\.day)
    #expect("\(selected[0])..\(selected[selected.count - 1])" == days)
    #expect(Set(selected.map { day in content.months[0].days.first { $0.day == day }?.row }).count == 1)
  }
}
