import CalendarCore
import Foundation
import PageLayout
import Testing

@Suite("Decorations in a scene")
struct DecorationDrawingTests {
  /// Decorates 14 February with whatever it is given.
  final class Decorator: CalendarViewDelegate {
    let decorations: [Decoration]

    init(_ decorations: [Decoration]) { self.decorations = decorations }

    func calendarView(_ calendarView: CalendarView, decorationFor dateComponents: DateComponents) -> Decoration? { nil }

    func calendarView(_ calendarView: CalendarView, decorationsFor dateComponents: DateComponents) -> [Decoration] {
      dateComponents.day == 14 ? decorations : []
    }
  }

  private func scene(decorated decorations: [Decoration], theme: Theme = .light) throws -> Scene {
    let view = view(2027, 2)
    let decorator = Decorator(decorations)
    view.delegate = decorator
    return try withExtendedLifetime(decorator) { try PageLayoutTests.scene(view, theme: theme) }
  }

  @Test func aDefaultDecorationIsACircleInSystemFill() throws {
    let scene = try scene(decorated: [Decoration()])
    #expect(scene.fills.map(\.color) == [Theme.light.decorationFill])
    #expect(
      scene.day("2027-02-14")?.decorations == [
        DecorationSummary(kind: .circle, color: Theme.light.decorationFill, size: .medium)
      ])
  }

  @Test func sizesAreClearlyDifferentAndCentredUnderTheNumber() throws {
    let boxes = try DecorationSize.allCases.map { size in
      try #require(try scene(decorated: [.default(color: .systemRed, size: size)]).fills.first).shape.bounds
    }
    #expect(boxes.allSatisfy { abs($0.midY - (148 + 16)) < 0.01 && abs($0.midX - 298) < 0.01 })
    #expect(boxes[1].width / boxes[0].width > 1.5)
    #expect(boxes[2].width / boxes[1].width > 1.5)
  }

  @Test(arguments: [(Theme.light, "#ff3b30"), (Theme.dark, "#ff453a")])
  func anImageTakesItsColourInTheThemesAppearance(theme: Theme, hex: String) throws {
    let scene = try scene(decorated: [.image(.symbol("heart.fill"), color: .systemRed, size: .large)], theme: theme)
    let summary = try #require(scene.day("2027-02-14")?.decorations.first)
    #expect(summary.image == "heart.fill")
    #expect(summary.color?.hex == hex)
  }

  @Test func severalDecorationsStandBesideEachOtherWithinTheirCell() throws {
    let scene = try scene(decorated: (0..<6).map { _ in .default(color: .systemBlue, size: .large) })
    let cell = try #require(scene.day("2027-02-14")).frame
    let boxes = scene.fills.map(\.shape.bounds)
    #expect(boxes.count == 6)
    #expect(boxes.allSatisfy { $0.x >= cell.x && $0.maxX <= cell.maxX })
    for (left, right) in zip(boxes, boxes.dropFirst()) { #expect(left.maxX <= right.x) }
  }

  @Test func aCustomViewIsClippedToItsCell() throws {
    let scene = try scene(decorated: [.customView { TextDecorationView("party") }])
    let cell = try #require(scene.day("2027-02-14")).frame
    let clips = scene.items.compactMap { if case .clip(let shape, _) = $0 { shape } else { nil } }
    #expect(clips == [.rectangle(cell)])
  }

  @Test("a custom view's whole box lies in its cell", arguments: Theme.named)
  func aCustomViewHasRoomInItsCell(theme: Theme) throws {
    final class Filled: DecorationView {
      func draw(on canvas: any DecorationCanvas, in bounds: Rect) {
        canvas.fill(bounds, cornerRadius: 0, color: .systemRed)
      }
    }
    let scene = try scene(decorated: [.customView { Filled() }], theme: theme)
    let cell = try #require(scene.day("2027-02-14")).frame
    let boxes = scene.items.flatMap { item -> [Rect] in
      guard case .clip(_, let inside) = item else { return [] }
      return inside.compactMap { if case .fill(let shape, _) = $0 { shape.bounds } else { nil } }
    }
    #expect(boxes.count == 1)
    #expect(boxes.allSatisfy { $0.y >= cell.y && $0.maxY <= cell.maxY + 0.001 && $0.height > 8 })
  }
}
