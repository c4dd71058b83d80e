import CairoRenderer
import CalendarCore
import Foundation
import PageLayout

/// February 2027 with a heart on one day, drawn from a view to pixels.
struct SamplePage {
  var theme = Theme.light
  var design = FontDesign.default
  var heart = 14
  /// Pixels a point.
  var scale = 1.0

  func scene() throws -> Scene {
    let view = CalendarView()
    view.calendar = Calendar(identifier: .gregorian)
    view.locale = Locale(identifier: "en_US")
    view.timeZone = .gmt
    view.fontDesign = design
    view.visibleMonth = view.calendarSystem.month(containing: Day(iso: "2027-02-14")!)
    view.today = Day(iso: "2027-02-03")
    view.availableDays = Day(iso: "2027-02-02")!...Day(iso: "2027-02-25")!
    let hearts = HeartDelegate(day: heart)
    view.delegate = hearts
    let content = withExtendedLifetime(hearts) { view.content() }
    return try PageComposer(text: FontBook(fonts: .shipped), pictures: PictureLibrary()).scene(
      of: PageContent(title: content.title, months: [content], setup: PageSetup(scale: scale), theme: theme))
  }

  func image() throws -> PixelImage {
    try Self.image(of: scene())
  }

  static func image(of scene: Scene) throws -> PixelImage {
    try PNGReader().picture(in: renderer().png(scene)).image
  }

  static func renderer() throws -> SceneRenderer {
    SceneRenderer(fonts: try FontBook(fonts: .shipped), pictures: try PictureLibrary())
  }
}

private final class HeartDelegate: CalendarViewDelegate {
  private let day: Int

  init(day: Int) {
    self.day = day
  }

  func calendarView(_ view: CalendarView, decorationFor components: DateComponents) -> Decoration? {
    components.day == day ? .image(.symbol("heart.fill"), color: .systemRed, size: .large) : nil
  }
}
