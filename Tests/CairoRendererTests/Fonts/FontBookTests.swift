import CalendarCore
import PageLayout
import Testing

@testable import CairoRenderer

struct FontBookTests {
  @Test(arguments: FontDesign.allCases)
  func everyWeightOfADesignDiffers(design: FontDesign) throws {
    let book = try FontBook(fonts: .shipped)
    let widths = FontWeight.allCases.map {
      book.metrics(of: "Hamburgefonts", style: TextStyle(design: design, weight: $0, size: 20)).ink.width
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == FontWeight.allCases.count)
  }

  @Test func emojiAreDrawnInTheirColours() throws {
    let book = try FontBook()
    let shaped = try book.shaped("🎉", style: TextStyle(size: 14))
    #expect(shaped.metrics.missing.isEmpty)
    #expect(shaped.metrics.ink.height > 8)
    #expect(shaped.runs.map(\.face.hasColor) == [true])
    #expect(try book.shaped("A", style: TextStyle(size: 14)).runs.map(\.face.hasColor) == [false])
  }

  @Test("fault 19: golden images that drift with a system font")
  func shippedFontsShutTheSystemsOut() throws {
    let book = try FontBook(fonts: .shipped)
    #expect(book.metrics(of: "年A", style: TextStyle(size: 20)).missing == ["年"])
  }
}
