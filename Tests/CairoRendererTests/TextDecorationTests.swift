import CalendarCore
import Foundation
import PageLayout
import Testing

@testable import CairoRenderer

@Suite("Emoji that decorate days")
struct TextDecorationTests {
  final class Trains: CalendarViewDelegate {
    let size: DecorationSize

    init(_ size: DecorationSize) { self.size = size }

    func calendarView(_ calendarView: CalendarView, decorationFor dateComponents: DateComponents) -> Decoration? {
      .customView { [size] in TextDecorationView("🚂", size: size) }
    }
  }

  @Test(arguments: DecorationSize.allCases, FontDesign.allCases)
  func areNotCutOffAtTheirCells(size: DecorationSize, design: FontDesign) throws {
    let view = CalendarView()
    let delegate = Trains(size)
    view.timeZone = .gmt
    view.locale = Locale(identifier: "en_GB")
    view.calendarSystem = CalendarSystem(.gregorian)
    view.fontDesign = design
    view.visibleMonth = Month(calendar: .gregorian, year: 2027, number: 5)
    view.delegate = delegate
    let content = withExtendedLifetime(delegate) { view.content() }
    let fonts = try FontBook()
    let scene = try PageComposer(text: fonts, pictures: try PictureLibrary()).scene(
      of: PageContent(title: content.title, months: [content]))
    var trains = 0
    for item in scene.items {
      guard case .clip(let cell, let inside) = item else { continue }
      for case .text(let text) in inside {
        let ink = fonts.metrics(of: text.text, style: text.style).ink
        #expect(text.origin.y + ink.y >= cell.bounds.y && text.origin.y + ink.maxY <= cell.bounds.maxY + 0.01)
        trains += 1
      }
    }
    #expect(trains == 31)
  }
}
