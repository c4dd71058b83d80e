import CalendarCore
import Foundation
import PageLayout
import Testing

@Suite("Decorations on a wall page")
struct WallDecorationTests {
  /// A circle on every day.
  private final class Circles: CalendarViewDelegate {
    func calendarView(_ view: CalendarView, decorationFor components: DateComponents) -> Decoration? {
      .default(color: .systemRed, size: .large)
    }
  }

  @Test(
    "stand after their own day's number, not before the next day's", arguments: Theme.named, ["en_GB", "ar_EG"])
  func afterTheNumber(theme: Theme, locale: String) throws {
    let delegate = Circles()
    let view = view(2027, 2, locale: locale)
    view.delegate = delegate
    view.today = day("2027-02-10")
    view.events = [CalendarEvent(title: "title", days: day("2027-02-01")...day("2027-02-28"))]
    let scene = try scene(view, PageSetup(kind: .wall, size: PaperSize.paper(named: "A4")), theme: theme)
    let circles = scene.fills.filter { $0.color == Color.systemRed.resolved(for: theme.appearance) }.map(\.shape.bounds)
    #expect(circles.count == 28)
    for region in scene.months[0].days {
      let circle = try #require(circles.first { region.frame.contains($0.center) })
      let number = try #require(scene.texts.first { region.frame.contains($0.box.center) }).box
      var next = number
      next.x += scene.isRightToLeft ? -region.frame.width : region.frame.width
      // Today's disc stands between.
      if !region.states.contains(.today) { #expect(gap(number, circle) < gap(circle, next)) }
      #expect(scene.isRightToLeft == (circle.midX < number.midX))
      #expect(!circle.overlaps(number))
    }
    let disc = try #require(scene.fills.map(\.shape.bounds).first { $0.width == $0.height && !circles.contains($0) })
    #expect(!circles.contains { $0.overlaps(disc) })
    #expect(
      !scene.fills.contains {
        $0.color.alpha == 255 && $0.shape.bounds.width > disc.width && $0.shape.bounds.height < disc.height
          && $0.shape.bounds.overlaps(disc)
      })
  }

  /// How far two boxes beside each other are apart.
  private func gap(_ one: Rect, _ other: Rect) -> Double {
    max(one.x, other.x) - min(one.maxX, other.maxX)
  }
}
