import CalendarCore
import PageLayout
import Testing

@Suite("Days of the year on a wall page")
struct WallYearDayTests {
  @Test(
    "are written in the page's digits and calendar",
    arguments: [
      (DayOfYear.number, "en_GB", "latn", "45"), (.remaining, "en_GB", "latn", "320"),
      (.both, "en_GB", "latn", "45/320"),
      (.both, "ar_EG", "arab", "٤٥/٣٢٠"), (.both, "hi_IN", "deva", "४५/३२०"),
    ])
  func digits(kind: DayOfYear, locale: String, numerals: String, text: String) throws {
    let scene = try scene(kind, locale: locale, numerals: numerals)
    let cell = try #require(scene.day("2027-02-14")).frame
    #expect(scene.texts.filter { cell.contains($0.box.center) }.map(\.item.text).contains(text))
  }

  @Test func areLeftOutUnlessAskedFor() throws {
    #expect(try !scene(.none).texts.contains { $0.item.text.contains("320") })
  }

  @Test(
    "stand in the far corner of their cells and touch nothing else there",
    arguments: ["en_GB", "ar_EG"], Orientation.allCases)
  func corners(locale: String, orientation: Orientation) throws {
    let scene = try scene(.both, locale: locale, orientation: orientation)
    let texts = scene.texts
    for day in scene.months[0].days {
      let inside = texts.filter { day.frame.contains($0.box.center) }
      let corner = try #require(inside.first { $0.item.text.contains("/") })
      #expect(corner.box.maxY <= day.frame.maxY && corner.box.midY > day.frame.y + day.frame.height * 0.75)
      #expect(scene.isRightToLeft == (corner.box.midX < day.frame.midX))
      for other in inside where other.item != corner.item { #expect(!corner.box.overlaps(other.box, tolerance: 0.01)) }
      let marks = scene.fills.filter { $0.shape.bounds.height < day.frame.height / 2 }
      #expect(!marks.contains { $0.shape.bounds.overlaps(corner.box, tolerance: 0.01) })
    }
  }

  @Test("give way where cells are too low for another line")
  func lowCells() throws {
    let scene = try scene(.both, notes: 26)
    #expect(scene.months[0].days[0].frame.height < 30)
    #expect(!scene.texts.contains { $0.item.text.contains("/") })
  }

  /// February 2027 with week numbers, a second calendar, and more events on every day than there is room for.
  private func scene(
    _ kind: DayOfYear, locale: String = "en_GB", numerals: String = "default", orientation: Orientation = .portrait,
    notes: Int = 0
  ) throws -> Scene {
    let view = view(2027, 2, locale: locale)
    view.numerals = try Numerals(numerals)
    view.dayOfYear = kind
    view.weekNumbers = .iso
    view.secondaryCalendar = CalendarSystem(.hebrew)
    view.events = (0..<20).map { CalendarEvent(title: "\($0)", days: day("2027-02-01")...day("2027-02-28")) }
    let content = view.content()
    return try PageComposer(text: FixedMeasuring(), pictures: FixedMeasuring()).scene(
      of: PageContent(
        title: content.title, months: [content],
        setup: PageSetup(kind: .wall, size: PaperSize.paper(named: "A4"), orientation: orientation), noteLines: notes))
  }
}
