import CalendarCore
import PageLayout
import Testing

@Suite("A photo on a wall page")
struct WallPhotoTests {
  /// A picture twice as wide as it is high.
  private struct WidePicture: PictureMeasuring {
    func metrics(of picture: Picture) -> PictureMetrics {
      PictureMetrics(size: Size(width: 4000, height: 2000), isTemplate: false)
    }
  }

  /// The box that is seen of a photo, and where the whole of it lies.
  private func photo(
    _ photo: PagePhoto, orientation: Orientation = .portrait, locale: String = "en_GB", bleed: Double = 0
  ) throws -> (box: Rect, frame: Rect, page: Scene) {
    let content = view(2027, 2, locale: locale).content()
    let setup = PageSetup(
      kind: .wall, size: PaperSize.paper(named: "A4"), orientation: orientation, bleed: bleed)
    let scene = try PageComposer(text: FixedMeasuring(), pictures: WidePicture()).scene(
      of: PageContent(title: content.title, months: [content], setup: setup, photo: photo))
    for case .clip(.rectangle(let box), let items) in scene.items {
      for case .image(let image) in items { return (box, image.frame, scene) }
    }
    throw NoPhoto()
  }

  private struct NoPhoto: Error {}

  private static let sea = Picture.file("sea.jpeg")

  @Test("fills its half, and what is cut off leaves the focus in sight", arguments: [0, 0.25, 0.5, 1])
  func fill(focus: Double) throws {
    let (box, frame, _) = try photo(PagePhoto(Self.sea, focus: Point(x: focus, y: 0.5)))
    #expect(abs(frame.width / frame.height - 2) < 1e-9)
    #expect(abs(frame.height - box.height) < 1e-9)
    #expect(frame.x <= box.x + 1e-9 && frame.maxX >= box.maxX - 1e-9)
    let seen = frame.x + focus * frame.width
    #expect(seen >= box.x - 1e-9 && seen <= box.maxX + 1e-9)
    if focus == 0 { #expect(abs(frame.x - box.x) < 1e-9) }
    if focus == 0.5 { #expect(abs(frame.midX - box.midX) < 1e-9) }
    if focus == 1 { #expect(abs(frame.maxX - box.maxX) < 1e-9) }
  }

  @Test("is wholly seen, in the middle of its half, when it is fitted", arguments: Orientation.allCases)
  func fit(orientation: Orientation) throws {
    let (box, frame, _) = try photo(PagePhoto(Self.sea, fit: .fit), orientation: orientation)
    #expect(abs(frame.width / frame.height - 2) < 1e-9)
    #expect(abs(frame.width - box.width) < 1e-9 && frame.height <= box.height)
    #expect(abs(frame.midX - box.midX) < 1e-9 && abs(frame.midY - box.midY) < 1e-9)
  }

  @Test("lies above an upright page's days, before a wide page's, and touches none", arguments: ["en_GB", "ar_EG"])
  func halves(locale: String) throws {
    let upright = try photo(PagePhoto(Self.sea), locale: locale)
    #expect(upright.page.months[0].days.allSatisfy { $0.frame.y > upright.box.maxY })
    let wide = try photo(PagePhoto(Self.sea), orientation: .landscape, locale: locale)
    let days = wide.page.months[0].days.map(\.frame)
    #expect(
      wide.page.isRightToLeft ? days.allSatisfy { $0.maxX < wide.box.x } : days.allSatisfy { $0.x > wide.box.maxX })
  }

  @Test("runs over the cut edge where the page has bleed")
  func bleed() throws {
    let (box, _, page) = try photo(PagePhoto(Self.sea), bleed: 9)
    #expect(box.x == 0 && box.y == 0 && abs(box.maxX - page.size.width) < 1e-9)
  }
}
