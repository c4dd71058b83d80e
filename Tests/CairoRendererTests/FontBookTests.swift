import CalendarCore
import PageLayout
import Testing

@testable import CairoRenderer

struct FontBookTests {
  @Test(arguments: FontDesign.allCases)
  func everyWeightHasItsOwnWidth(design: FontDesign) throws {
    let book = try FontBook(fonts: .shipped)
    let inks = FontWeight.allCases.map {
      book.metrics(of: "Hamburgefonts", style: TextStyle(design: design, weight: $0, size: 20)).ink
    }
    print(design, inks.map(\.width))
  }
  @Test func prints() throws {
    for s in [FontSource.shipped, .system] {
    let book = try FontBook(fonts: s)
    for t in ["February 2027", "14", "١٤", "Ω", "漢字", "😀", "שלום 5", "สวัสดี", "फ़रवरी", "ፌብሩዋሪ", "\u{1F1E9}\u{1F1EA}", "a\u{10FFFF}"] {
      let m = book.metrics(of: t, style: TextStyle(design: .rounded, weight: .semibold, size: 20, language: "en"))
      print(s, t, m.width, m.ascent, m.descent, m.ink, m.capHeight, m.missing)
    }
    }
  }
}
