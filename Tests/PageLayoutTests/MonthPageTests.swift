import CalendarCore
import PageLayout
import Testing

@Suite("A month as UICalendarView shows it")
struct MonthPageTests {
  @Test(arguments: [(2027, 2, 4), (2026, 6, 5), (2026, 8, 6)])
  func rowsKeepTheirHeightAndThePageFollows(year: Int, month: Int, rows: Int) throws {
    let scene = try scene(view(year, month))
    #expect(scene.size == Size(width: 332, height: 92 + Double(rows) * 44))
    #expect(scene.raster == Raster(width: 664, height: 184 + rows * 88, scale: 2))
    #expect(Set(scene.months[0].days.map(\.frame.height)) == [44])
  }

  @Test func daysLieInColumnsOfEqualWidthUnderTheirWeekdays() throws {
    let scene = try scene(view(2027, 2))
    #expect(scene.months[0].columns == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    #expect(scene.day("2027-02-01")?.frame == Rect(x: 12, y: 82, width: 44, height: 44))
    #expect(scene.day("2027-02-14")?.frame == Rect(x: 276, y: 126, width: 44, height: 44))
    #expect(scene.day("2027-02-14").map { [$0.row, $0.column] } == [1, 6])
  }

  @Test("fault 10: right to left is the mirror of the page, not a reversal of the weekday names")
  func rightToLeftMirrorsColumnsAndTitle() throws {
    let leftToRight = try scene(view(2027, 2))
    let rightToLeft = try scene(view(2027, 2, locale: "he_IL"))
    let (left, right) = try #require(
      leftToRight.day("2027-02-03").flatMap { a in rightToLeft.day("2027-02-03").map { (a.frame, $0.frame) } })
    #expect(right == left.mirrored(in: 332))
    #expect(rightToLeft.day("2027-02-03")?.column == 2)
    let title = try #require(rightToLeft.texts.first)
    #expect(title.box.maxX > 290)
  }

  @Test func aGivenSizeScalesEverythingTogether() throws {
    let small = try scene(view(2027, 2), PageSetup(size: .pixels(width: 160, height: 160)))
    let large = try scene(view(2027, 2), PageSetup(size: .pixels(width: 1600, height: 1600)))
    #expect(small.months == large.months)
    #expect(large.raster.scale == small.raster.scale * 10)
    #expect(large.raster.width == 1600 && large.raster.height == 1600)
  }

  @Test(arguments: FontDesign.allCases, [(160, 160), (800, 800), (1200, 500), (400, 900)])
  func nothingOverlapsOrLeavesThePage(design: FontDesign, size: (Int, Int)) throws {
    let view = view(2026, 8, locale: "de_DE")
    view.fontDesign = design
    view.weekNumbers = .iso
    let scene = try scene(view, PageSetup(size: .pixels(width: size.0, height: size.1)))
    let texts = scene.texts
    for (index, text) in texts.enumerated() {
      #expect(scene.page.contains(text.box.center) && text.box.x >= 0 && text.box.maxX <= scene.size.width)
      for other in texts[(index + 1)...] {
        #expect(!text.box.overlaps(other.box), "\(text.item.text) and \(other.item.text)")
      }
    }
  }

  @Test func aSelectedDayStandsOnADiscOfItsTint() throws {
    let view = view(2027, 2)
    let selection = CalendarSelectionSingleDate(delegate: nil)
    selection.selectedDay = day("2027-02-14")
    view.selectionBehavior = selection
    let scene = try scene(view)
    let disc = try #require(scene.fills.first)
    #expect(disc.shape == .ellipse(Rect(center: Point(x: 298, y: 148), width: 40, height: 40)))
    #expect(disc.color == RGBA(0, 122, 255, alpha: 31))
    let number = try #require(scene.texts.first { $0.item.text == "14" }?.item)
    #expect(number.color == RGBA(0, 122, 255))
    #expect(number.style.weight == .semibold)
  }

  @Test func todaySelectedIsWhiteOnASolidDisc() throws {
    let view = view(2027, 2)
    let selection = CalendarSelectionSingleDate(delegate: nil)
    selection.selectedDay = day("2027-02-14")
    view.selectionBehavior = selection
    view.today = day("2027-02-14")
    let scene = try scene(view)
    #expect(scene.fills.map(\.color) == [RGBA(0, 122, 255)])
    #expect(scene.texts.first { $0.item.text == "14" }?.item.color == .white)
  }

  @Test func aRangeIsOnePillRoundAtItsEndsAndSquareWhereItGoesOn() throws {
    let view = view(2027, 2)
    let selection = CalendarSelectionDateRange(delegate: nil)
    selection.selectedRange = day("2027-02-12")...day("2027-02-16")
    view.selectionBehavior = selection
    let pills = try scene(view).fills.map(\.shape)
    #expect(
      pills == [
        .roundedRectangle(Rect(x: 190, y: 128, width: 130, height: 40), left: 20, right: 0),
        .roundedRectangle(Rect(x: 12, y: 172, width: 86, height: 40), left: 0, right: 20),
      ])
  }

  @Test func daysOutsideTheRangeAreQuaternary() throws {
    let view = view(2027, 2)
    view.availableDays = day("2027-02-10")...day("2027-12-31")
    let scene = try scene(view)
    let colors = Dictionary(scene.texts.map { ($0.item.text, $0.item.color) }, uniquingKeysWith: { first, _ in first })
    #expect(colors["9"] == Theme.light.quaternaryLabel)
    #expect(colors["10"] == Theme.light.label)
    #expect(scene.day("2027-02-09")?.states == [.unavailable])
  }

  @Test func chevronsAreDrawnOnlyOnRequest() throws {
    func images(_ setup: PageSetup) throws -> [SceneItem] {
      try scene(view(2027, 2), setup).items.filter { if case .image = $0 { true } else { false } }
    }
    #expect(try images(PageSetup()).isEmpty)
    #expect(try images(PageSetup(showsChevrons: true)).count == 2)
  }
}
