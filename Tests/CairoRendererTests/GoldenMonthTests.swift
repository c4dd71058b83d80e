import CalendarCore
import Foundation
import PageLayout
import Testing

@testable import CairoRenderer

/// A few pictures as they were once looked at and found right, drawn with the shipped fonts only.
///
/// `GOLDENS=missing swift test …` draws those that are not there; a run that drew one is red.
@Suite("Pictures as they were found right")
struct GoldenMonthTests {
  struct Golden: Sendable, CustomTestStringConvertible {
    var name: String
    var locale: String
    var design: FontDesign
    var theme: Theme
    var testDescription: String { name }
  }

  static let goldens = [
    Golden(name: "rounded-en", locale: "en_US", design: .rounded, theme: .light),
    Golden(name: "serif-ru-almanac", locale: "ru_RU", design: .serif, theme: .almanac),
    Golden(name: "default-ar-dark", locale: "ar_EG", design: .default, theme: .dark),
    Golden(name: "monospaced-he-print", locale: "he_IL", design: .monospaced, theme: .print),
    Golden(name: "default-hi-bold", locale: "hi_IN", design: .default, theme: .bold),
  ]

  private func png(_ golden: Golden) throws -> Data {
    let view = CalendarView()
    view.timeZone = .gmt
    view.locale = Locale(identifier: golden.locale)
    view.calendarSystem = CalendarSystem(.gregorian)
    view.fontDesign = golden.design
    view.today = Day(year: 2027, month: 2, day: 3)
    view.visibleMonth = Month(calendar: .gregorian, year: 2027, number: 2)
    let selection = CalendarSelectionDateRange(delegate: nil)
    selection.selectedRange = Day(year: 2027, month: 2, day: 12)!...Day(year: 2027, month: 2, day: 16)!
    view.selectionBehavior = selection
    let content = view.content()
    let (fonts, pictures) = (try FontBook(fonts: .shipped), try PictureLibrary())
    let scene = try PageComposer(text: fonts, pictures: pictures).scene(
      of: PageContent(
        title: content.title, months: [content], setup: PageSetup(size: .pixels(width: 300, height: 300)),
        theme: golden.theme))
    return try SceneRenderer(fonts: fonts, pictures: pictures).png(scene)
  }

  @Test(arguments: goldens)
  func looksAsItDid(golden: Golden) throws {
    let place = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens/\(golden.name).png")
    let actual = try png(golden)
    guard let expected = try? Data(contentsOf: place) else {
      if ProcessInfo.processInfo.environment["GOLDENS"] == "missing" { try actual.write(to: place) }
      Issue.record("\(golden.name) had no golden picture; GOLDENS=missing draws it")
      return
    }
    #expect(expected.count <= 32 << 10)
    let pixels = { (file: Data) in try PNGReader().picture(in: file).image }
    #expect(try pixels(actual) == pixels(expected), "the pixels of \(golden.name) have moved")
  }
}
