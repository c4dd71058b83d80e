import CalendarCore
import Testing

@Suite("WHEN")
struct WhenTests {
  @Test(
    "in each of its forms",
    arguments: [
      ("2027", When.Precision.year, "2027-01-01", "2027-12-31"), ("2027-02", .month, "2027-02-01", "2027-02-28"),
      ("2027-02-14", .day, "2027-02-14", "2027-02-14"), ("hebrew:5787-07", .month, "2027-03-10", "2027-04-07"),
      ("hebrew:5787", .year, "2026-09-12", "2027-10-01"), ("islamicCivil:1448-09", .month, "2027-02-08", "2027-03-09"),
      ("islamic-civil:1448-09-01", .day, "2027-02-08", "2027-02-08"),
      ("chinese:2023-02L", .month, "2023-03-22", "2023-04-19"), ("chinese:2023-02", .month, "2023-02-20", "2023-03-21"),
      ("dangi:2023-02L", .month, "2023-03-22", "2023-04-19"), ("buddhist:2570-02", .month, "2027-02-01", "2027-02-28"),
      ("republicOfChina:116-02", .month, "2027-02-01", "2027-02-28"),
      ("japanese:R9-02", .month, "2027-02-01", "2027-02-28"), ("japanese:9-02", .month, "2027-02-01", "2027-02-28"),
      ("japanese:S64-01", .month, "1989-01-01", "1989-01-31"), ("japanese:2027-02", .month, "2027-02-01", "2027-02-28"),
      ("gregorian:1582-10", .month, "1582-10-11", "1582-10-31"),
    ])
  func forms(text: String, precision: When.Precision, first: String, last: String) throws {
    let when = try When(text)
    #expect(when.precision == precision)
    #expect(when.days.lowerBound.iso == first)
    #expect(when.days.upperBound.iso == last)
  }

  @Test("a bare date names the month of the page's calendar that holds it")
  func bareDate() throws {
    #expect(try When("2027-02").month(in: CalendarSystem(.hebrew)) == Month(calendar: .hebrew, year: 5787, number: 5))
    #expect(try When("2027").year(in: CalendarSystem(.persian)) == 1405)
  }

  @Test(
    "that cannot be read",
    arguments: [
      (
        "tomorrow",
        "cannot read \"tomorrow\" as a date; write a year (2027), a month (2027-02), a day (2027-02-14) or one of another calendar (hebrew:5787-07)"
      ),
      ("2027-13", "there is no 2027-13; its months are 01 to 12"),
      ("2027-02-29", "there is no 2027-02-29; the month has 28 days"),
      ("hebrew:5786-06", "there is no hebrew:5786-06; its months are 01 to 05, 07 to 13"),
      ("chinese:2024-02L", "there is no chinese:2024-02L; its months are 01 to 12"),
      ("chinese:2023-03L", "there is no chinese:2023-03L; its months are 01 to 12, 02L"),
      ("gregorian:1582-10-05", "there is no gregorian:1582-10-05; the month has 21 days"),
      (
        "hebrew:R9-02",
        "there is no hebrew:R9-02; letters before the year stand for the eras of the japanese calendar: M, T, S, H, R"
      ),
      ("persian:1600", "persian:1600 is out of range; the persian calendar is right from 1898-03-21 to 2123-03-20"),
      ("0000-02", "0000-02 is out of range; the iso8601 calendar is right from 0001-01-01 to 9999-12-31"),
      ("hebrw:5787", "cannot read \"hebrw:5787\": unknown calendar \"hebrw\"; did you mean \"hebrew\"?"),
    ])
  func mistakes(text: String, message: String) {
    let error = #expect(throws: InvalidWhen.self) { try When(text) }
    #expect(error.map { "\($0)" } == message)
  }

  @Test(
    "written with anything else in it is refused",
    arguments: ["", "2027-", "2027-2-", "-2027", "2027-02-14-1", "２０２７", "2027 ", "99999999999999999999", "2027-02LL"])
  func junk(text: String) {
    #expect(#expect(throws: InvalidWhen.self) { try When(text) }?.problem == .form)
  }
}
