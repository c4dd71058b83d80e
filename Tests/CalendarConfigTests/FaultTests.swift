import CalendarConfig
import CalendarCore
import PageLayout
import Testing

@Suite("Faults that others shipped, in configs")
struct FaultTests {
  private let reader = ConfigReader.smallWorld

  @Test("fault 2: a month without events is left out")
  func monthWithoutEvents() throws {
    let document = try reader.document(
      "pages: 2027-01..2027-12\nevents: [{on: 2027-03-08, title: Party}]\noutput: '{month}.png'")
    let source = PageSource(document)
    let pages = try document.pages.map { try source.content(of: $0) }
    #expect(pages.map { $0.months[0].month.number } == Array(1...12))
    #expect(pages.map { $0.months[0].events.count } == [0, 0, 1] + Array(repeating: 0, count: 9))
  }

  @Test("fault 15: the last line of a config without a newline is ignored")
  func lastLineWithoutNewline() throws {
    #expect(try reader.document("locale: de_DE\nfontDesign: serif").view.fontDesign == .serif)
  }
}
