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
}
