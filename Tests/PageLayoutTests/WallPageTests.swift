import CalendarCore
import PageLayout
import Testing

@Suite("A month to hang up")
struct WallPageTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var events: Int
    var titleLength: Int
    var orientation: Orientation
    var month: (year: Int, number: Int, rows: Int)
    var locale: String

    var testDescription: String { "\(events) events of \(titleLength), \(orientation), \(month.rows) rows, \(locale)" }
  }

  static let cases: [Case] = [0, 1, 5, 40].flatMap { events in
    [1, 200].flatMap { length in
      Orientation.allCases.flatMap { orientation in
        [(2027, 2, 4), (2026, 6, 5), (2026, 8, 6)].flatMap { month in
          ["en_GB", "ar_EG"].map {
            Case(events: events, titleLength: length, orientation: orientation, month: month, locale: $0)
          }
        }
      }
    }
  }

  private func scene(_ test: Case, size: String = "A4") throws -> Scene {
    let view = view(test.month.year, test.month.number, locale: test.locale)
    let busy = Day(year: test.month.year, month: test.month.number, day: 10)!
    let title = String(repeating: "w", count: test.titleLength)
    view.events = (0..<test.events).map {
      CalendarEvent(title: title, days: busy...busy, startMinute: $0 % 2 == 0 ? 600 : nil)
    }
    view.events.append(CalendarEvent(title: title, days: busy.advanced(by: -30)...busy.advanced(by: 60)))
    view.events.append(CalendarEvent(title: title, days: busy.advanced(by: -2)...busy.advanced(by: 5)))
    view.weekNumbers = .iso
    return try PageLayoutTests.scene(
      view, PageSetup(kind: .wall, size: PaperSize.paper(named: size), orientation: test.orientation))
  }

  @Test(arguments: cases)
  func nothingOverlapsAndNothingLeavesItsCell(test: Case) throws {
    let scene = try scene(test)
    let days = scene.months[0].days
    let texts = scene.texts
    for (index, text) in texts.enumerated() {
      #expect(text.box.x >= 0 && text.box.maxX <= scene.size.width && text.box.maxY <= scene.size.height)
      for other in texts[(index + 1)...] { #expect(!text.box.overlaps(other.box, tolerance: 0.01)) }
      let holding = days.filter { $0.frame.contains(text.box.center) }
      #expect(holding.count <= 1)
      if let cell = holding.first { #expect(text.box.y >= cell.frame.y && text.box.maxY <= cell.frame.maxY) }
    }
    for (index, day) in days.enumerated() {
      #expect(scene.page.contains(day.frame.center))
      for other in days[(index + 1)...] { #expect(!day.frame.overlaps(other.frame, tolerance: 0.01)) }
    }
    for fill in scene.fills {
      let bounds = fill.shape.bounds
      #expect(bounds.x >= 0 && bounds.maxX <= scene.size.width && bounds.maxY <= scene.size.height)
    }
  }

  @Test(arguments: cases)
  func everyEventIsShownOrCounted(test: Case) throws {
    let scene = try scene(test)
    let busy = try #require(scene.months[0].days.first { $0.fields.day == 10 })
    #expect(busy.events.count + busy.hiddenEventCount == test.events + 2)
    #expect(busy.events.filter(\.continues).count <= 2)
  }

  @Test(arguments: [("A4", 2480, 3508), ("Letter", 2550, 3300), ("A0", 9933, 14043)])
  func paperSizesRoundToPixels(name: String, width: Int, height: Int) throws {
    let scene = try scene(
      Case(events: 1, titleLength: 9, orientation: .portrait, month: (2027, 2, 4), locale: "en_GB"), size: name)
    #expect(scene.raster == Raster(width: width, height: height, scale: 300.0 / 72, dpi: 300))
  }

  @Test("fault 16: A4 at 150 dpi is 1240 x 1754, and turned 1754 x 1240", arguments: Orientation.allCases)
  func pixelsAreRoundedNotCut(orientation: Orientation) throws {
    let setup = PageSetup(kind: .wall, size: PaperSize.paper(named: "a4"), orientation: orientation, dpi: 150)
    let raster = try PageLayoutTests.scene(view(2027, 2), setup).raster
    #expect([raster.width, raster.height] == (orientation == .portrait ? [1240, 1754] : [1754, 1240]))
  }

  @Test func nothingIsSmallerThanSixAndAHalfPointsOnA4() throws {
    for theme in Theme.named {
      let view = view(2026, 8)
      view.weekNumbers = .iso
      view.events = [
        CalendarEvent(title: String(repeating: "w", count: 90), days: day("2026-08-05")...day("2026-08-06"))
      ]
      let setup = PageSetup(kind: .wall, size: PaperSize.paper(named: "A4"))
      let sizes = try PageLayoutTests.scene(view, setup, theme: theme).texts.map(\.item.style.size)
      #expect(sizes.min()! >= 6.499, "\(theme.name)")
    }
  }

  @Test(arguments: Theme.named)
  func eventTextReadsInEveryTheme(theme: Theme) throws {
    for (name, color) in Color.system where color.light.alpha == 255 {
      let view = view(2027, 2)
      view.events = [CalendarEvent(title: "title", days: day("2027-02-10")...day("2027-02-12"), color: color)]
      let scene = try PageLayoutTests.scene(view, PageSetup(kind: .wall), theme: theme)
      let text = try #require(scene.texts.first { $0.item.text == "title" })
      let under = try #require(scene.fills.last { $0.shape.bounds.contains(text.box.center) })
      #expect(under.color.alpha == 255)
      #expect(text.item.color.contrast(to: under.color) >= 4.5, "\(name) in \(theme.name)")
    }
  }
}
