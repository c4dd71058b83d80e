import Testing

@Suite("The regions that describe prints, of every month that independent sources know")
struct DescribedMonthTests {
  @Test(
    "have its number and its days",
    arguments: [
      "hebrew", "islamicCivil", "islamicUmmAlQura", "persian", "indian", "coptic", "ethiopicAmeteMihret",
      "ethiopicAmeteAlem", "chinese",
    ])
  func months(calendar: String) throws {
    let years = try KnownYear.all(of: calendar)
    #expect(!years.isEmpty)
    let wrong = try years.filter { try $0.describedMonths() != $0.months }
    #expect(wrong.map(\.year) == [])
  }
}
