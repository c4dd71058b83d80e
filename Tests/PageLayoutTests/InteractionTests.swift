import CalendarCore
import PageLayout
import Testing

@Suite("Pictures that can be touched and read")
struct InteractionTests {
  @Test func everyDayAnswersForItsOwnFrameOnly() throws {
    let scene = try scene(view(2027, 2))
    for day in scene.months[0].days {
      #expect(scene.region(at: day.frame.center) == day)
      #expect(scene.region(at: Point(x: day.frame.x, y: day.frame.y)) == day)
    }
    #expect(scene.region(at: Point(x: 30, y: 20)) == nil)
    #expect(scene.region(at: Point(x: -5, y: 90)) == nil)
    #expect(scene.region(atPixel: Point(x: 68, y: 208))?.day == day("2027-02-01"))
  }

  @Test func aTapSelectsTheDayUnderIt() throws {
    let view = view(2027, 2)
    let selection = CalendarSelectionMultiDate(delegate: nil)
    view.selectionBehavior = selection
    let scene = try scene(view)
    let place = try #require(scene.day("2027-02-17")).frame.center
    #expect(view.tap(at: place, in: scene))
    #expect(selection.selectedDays == [day("2027-02-17")])
    #expect(view.tap(at: place, in: scene))
    #expect(selection.selectedDays.isEmpty)
    #expect(!view.tap(at: Point(x: 1, y: 1), in: scene))
  }

  @Test func anImageMapHasAnAreaADayInPixels() throws {
    let map = try scene(view(2027, 2)).imageMap(named: "february") { "/day/\($0.day.iso)" }
    let lines = map.split(separator: "\n")
    #expect(lines.count == 30)
    #expect(
      lines[1] == "<area shape=\"rect\" coords=\"24,164,112,252\" href=\"/day/2027-02-01\" "
        + "alt=\"Monday, 1 February 2027\" title=\"Monday, 1 February 2027\">")
  }

  @Test func aWebPageSaysInATableWhatThePictureShows() throws {
    let view = view(2027, 2)
    view.events = [CalendarEvent(title: "Tea & <cake>", days: day("2027-02-10")...day("2027-02-10"))]
    let scene = try scene(view, PageSetup(kind: .wall))
    let page = WebPage([(scene, "data:image/png;base64,AAAA")]).text
    #expect(page.contains("<img src=\"data:image/png;base64,AAAA\" width=\"2480\" height=\"3508\" usemap=\"#page-1\""))
    #expect(page.contains("<caption>February 2027</caption>"))
    #expect(page.contains("Tea &amp; &lt;cake&gt;"))
    #expect(!page.contains("<cake>"))
    #expect(page.contains("<td id=\"page-1-2027-02-28\""))
  }
}
