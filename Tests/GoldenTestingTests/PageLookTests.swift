import CairoRenderer
import CalendarCore
import Foundation
import GoldenTesting
import PageLayout
import Testing

@Suite("A page looks as it was found right")
struct PageLookTests {
  @Test("month", arguments: MonthLook.all)
  func month(look: MonthLook) throws {
    try expectGolden(look.view(), named: look.name, theme: look.theme, setup: PageSetup(scale: 1))
  }

  @Test("page for the wall")
  func wall() throws {
    let view = MonthLook(name: "wall", locale: "de_DE").view()
    view.events = [
      CalendarEvent(title: "Rosenmontag", days: day(8)...day(8), color: .systemPink),
      CalendarEvent(title: "Skifreizeit", days: day(19)...day(24), color: .systemIndigo),
    ]
    let content = view.content()
    try expectGolden(
      scene: scene(
        of: PageContent(
          title: content.title, months: [content],
          setup: PageSetup(kind: .wall, size: .paper(named: "A5"), orientation: .landscape, dpi: 96), theme: .print)))
  }

  @Test("year poster")
  func year() throws {
    let view = MonthLook(name: "year").view()
    let months = (1...12).map { view.content(of: Month(calendar: .gregorian, year: 2027, number: $0)) }
    try expectGolden(
      scene: scene(
        of: PageContent(
          title: months[0].yearTitle, months: months,
          setup: PageSetup(kind: .year, size: .paper(named: "A5"), dpi: 64), theme: .bold)))
  }

  private func scene(of page: PageContent) throws -> Scene {
    try PageComposer(text: FontBook(fonts: .shipped), pictures: PictureLibrary()).scene(of: page)
  }

  private func day(_ number: Int) -> Day { Day(year: 2027, month: 2, day: number)! }
}
