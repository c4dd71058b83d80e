import CalendarCore
import PageLayout
import Testing

@Suite("Texts that can't be measured")
struct UnmeasurableTextTests {
  private struct Failure: Error {}

  /// Finds no size of any text, and says so when it is asked.
  private struct NoMeasuring: TextMeasuring {
    func metrics(of text: String, style: TextStyle) -> TextMetrics {
      TextMetrics(width: 0, ascent: 0, descent: 0, ink: Rect(x: 0, y: 0, width: 0, height: 0), capHeight: 0)
    }

    func checkMeasurements() throws { throw Failure() }
  }

  @Test("make no page, but an error", arguments: PageKind.allCases)
  func error(kind: PageKind) throws {
    let view = view(2027, 2)
    view.weekNumbers = .iso
    view.events = [CalendarEvent(title: "Spring party", days: day("2027-02-08")...day("2027-02-17"))]
    let content = view.content()
    let setup = PageSetup(kind: kind, size: PaperSize.paper(named: "A4"), dpi: 72)
    #expect(throws: Failure.self) {
      try PageComposer(text: NoMeasuring(), pictures: FixedMeasuring()).scene(
        of: PageContent(title: content.title, months: [content, content], setup: setup))
    }
  }
}
