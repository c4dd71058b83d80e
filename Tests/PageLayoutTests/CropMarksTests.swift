import CalendarCore
import PageLayout
import Testing

@Suite("Crop marks")
struct CropMarksTests {
  private func marks(_ scene: Scene, bleed: Double) -> [Rect] {
    let trim = scene.page.inset(by: bleed, bleed)
    return scene.items.compactMap { item in
      guard case .stroke(let shape, _, _) = item else { return nil }
      let bounds = shape.bounds
      let isInside = bounds.maxX > trim.x && bounds.x < trim.maxX && bounds.maxY > trim.y && bounds.y < trim.maxY
      return isInside ? nil : bounds
    }
  }

  @Test("a page with bleed has two marks at each corner, on the lines to cut, clear of the page")
  func eightMarks() throws {
    let bleed = 3 * 72 / 25.4
    let scene = try Poster(bleed: bleed).scene()
    let marks = marks(scene, bleed: bleed)
    #expect(marks.count == 8)
    #expect(marks.allSatisfy { abs(max($0.width, $0.height) - bleed * 2 / 3) < 0.01 })
    let uprights = marks.filter { $0.width == 0 }.map(\.x)
    #expect(
      Set(uprights.map { ($0 * 100).rounded() })
        == [bleed, scene.size.width - bleed].reduce(into: []) {
          $0.insert(($1 * 100).rounded())
        })
  }

  @Test func wallPagesHaveThemToo() throws {
    let scene = try scene(view(2027, 2), PageSetup(kind: .wall, bleed: 9))
    #expect(marks(scene, bleed: 9).count == 8)
  }

  @Test func aPageWithoutBleedHasNone() throws {
    #expect(try marks(Poster().scene(), bleed: 0).isEmpty)
  }

  @Test("bleed adds to the sheet and leaves the poster as it is")
  func theSameInside() throws {
    let plain = try Poster().scene()
    let sheet = try Poster(bleed: 9).scene()
    #expect(abs(sheet.size.width - plain.size.width - 18) < 0.01)
    let moved = sheet.months[11].days[30].frame
    let frame = plain.months[11].days[30].frame
    #expect(abs(moved.x - frame.x - 9) < 0.01 && abs(moved.y - frame.y - 9) < 0.01)
  }
}
