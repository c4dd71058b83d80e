import CalendarCore
import PageLayout
import Testing

@Suite("A scene as text")
struct SceneTextTests {
  @Test func aMonthReadsInPaintingOrder() throws {
    let view = view(2027, 2)
    let selection = CalendarSelectionSingleDate(delegate: nil)
    selection.selectedDay = day("2027-02-03")
    view.selectionBehavior = selection
    let lines = try scene(view).description.split(separator: "\n")
    #expect(
      lines.prefix(6) == [
        "page 332 x 268 on #ffffff, 664 x 536 px",
        "text \"February 2027\" at 22,31 default 600 17 #000000",
        "text \"MON\" at 22.3,67 default 600 13 #3c3c434d",
        "text \"TUE\" at 66.3,67 default 600 13 #3c3c434d",
        "text \"WED\" at 110.3,67 default 600 13 #3c3c434d",
        "text \"THU\" at 154.3,67 default 600 13 #3c3c434d",
      ])
    #expect(lines[9] == "fill ellipse [102 84 40 40] #007aff1f")
    #expect(lines[10] == "text \"1\" at 28,111 default 400 20 #000000")
    #expect(lines[12] == "text \"3\" at 116,111 default 600 20 #007aff")
    #expect(lines.count == 1 + 1 + 7 + 1 + 28)
  }
}
