import CalendarCore
import Foundation
import PageLayout
import Testing

@testable import CairoRenderer

@Suite("A month in every language and design")
struct MonthInEveryLanguageTests {
  static let locales = [
    "en_US", "ru_RU", "ar_EG", "he_IL", "fa_IR", "hi_IN", "th_TH", "am_ET", "zh_TW", "ja_JP", "de_DE",
  ]

  private func scene(_ locale: String, _ design: FontDesign, pixels: Int, fonts: FontBook) throws -> Scene {
    let view = CalendarView()
    view.timeZone = .gmt
    view.locale = Locale(identifier: locale)
    view.calendarSystem = CalendarSystem(.gregorian)
    view.fontDesign = design
    view.weekNumbers = .iso
    view.today = Day(iso: "2026-08-03")
    view.visibleMonth = Month(calendar: .gregorian, year: 2026, number: 8)
    let content = view.content()
    let setup = PageSetup(size: .pixels(width: pixels, height: pixels))
    return try PageComposer(text: fonts, pictures: try PictureLibrary()).scene(
      of: PageContent(title: content.title, months: [content], setup: setup))
  }

  @Test(arguments: locales, FontDesign.allCases)
  func nothingOverlapsIsCutOrMissing(locale: String, design: FontDesign) throws {
    let fonts = try FontBook()
    let scene = try scene(locale, design, pixels: 800, fonts: fonts)
    let boxes = scene.items.compactMap { item -> (text: String, ink: Rect)? in
      guard case .text(let text) = item else { return nil }
      let metrics = fonts.metrics(of: text.text, style: text.style)
      #expect(metrics.missing.isEmpty, "no font draws \(metrics.missing)")
      let ink = metrics.ink
      return (
        text.text, Rect(x: text.origin.x + ink.x, y: text.origin.y + ink.y, width: ink.width, height: ink.height)
      )
    }
    #expect(boxes.count == 1 + 7 + (scene.months[0].weeks?.count ?? 0) + 31)
    for (index, box) in boxes.enumerated() {
      #expect(box.ink.x >= 0 && box.ink.maxX <= scene.size.width && box.ink.y >= 0 && box.ink.maxY <= scene.size.height)
      for other in boxes[(index + 1)...] {
        #expect(!box.ink.overlaps(other.ink), "\(box.text) and \(other.text)")
      }
    }
  }

  @Test(arguments: locales, FontDesign.allCases)
  func otherSizesAreTheSamePageInOtherPixels(locale: String, design: FontDesign) throws {
    let fonts = try FontBook()
    let reference = try scene(locale, design, pixels: 800, fonts: fonts)
    for pixels in [160, 4000] {
      let other = try scene(locale, design, pixels: pixels, fonts: fonts)
      #expect(other.raster.width == pixels && other.raster.height == pixels)
      #expect(other.size == reference.size)
      #expect(other.items == reference.items)
    }
  }
}
