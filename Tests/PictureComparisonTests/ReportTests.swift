import CairoRenderer
import CalendarCore
import Foundation
import PictureComparison
import Testing

struct ReportTests {
  private let white = PixelImage(width: 20, height: 10, color: .white)

  @Test func theSheetShowsTheDifferenceInRedOverAPaleCopy() throws {
    let changed = white.setting([(3, 4)], to: .black)
    let sheet = try DifferenceSheet(compared(white, changed)).image
    let panel = try #require(sheet.places(of: RGBA(214, 0, 40)).first)
    #expect(sheet.places(of: RGBA(214, 0, 40)).count == 1)
    // The actual picture stands one panel and a gap further right, at the same height.
    #expect(sheet.places(of: .black).contains { $0.x > panel.x + 20 && $0.y == panel.y })
  }

  @Test func aPictureOfAnotherSizeDiffersWhereOnlyOneIs() throws {
    let taller = PixelImage(width: 20, height: 12, color: .white)
    let sheet = try DifferenceSheet(compared(white, taller)).image
    #expect(sheet.places(of: RGBA(214, 0, 40)).count == 40)
  }

  @Test func aReportOfEqualPicturesSaysSoAndNamesThem() {
    let html = ComparisonReport([ReportEntry(name: "a<b>.png", outcome: .same)]).html
    #expect(html.contains("<h1>1 picture is the same</h1>"))
    #expect(html.contains("<li>a&lt;b&gt;.png</li>"))
    #expect(!html.contains("<img"))
  }

  @Test func aReportHoldsTheFilesItWasGiven() {
    let pictures = compared(white, white.setting([(3, 4)], to: .black))
    let entry = ReportEntry(
      name: "a.png", outcome: .different(pictures, expectedFile: Data("one".utf8), actualFile: Data("two".utf8)))
    let html = ComparisonReport([entry]).html
    #expect(html.contains("src=\"data:image/png;base64,b25l\" width=\"20\""))
    #expect(html.contains("src=\"data:image/png;base64,dHdv\""))
    #expect(html.components(separatedBy: "<figure").count == 4)
  }

  @Test func otherVersionsOfWhatDrawsAreNamedFirst() throws {
    let pictures = ComparedPictures(
      expected: try drawn(white, cairo: "1.16.0"),
      actual: try drawn(white.setting([(0, 0)], to: .black), cairo: "1.18.4"))
    #expect(
      pictures.summary
        == "drawn with cairo 1.18.4 instead of 1.16.0, another Inter.ttf; 1 of 200 pixels differ (0.50 %), red the "
        + "most, by 255 of 255 at 0,0; all are within 1 x 1 at 0,0")
  }

  private func drawn(_ image: PixelImage, cairo: String) throws -> PNGPicture {
    let environment = DrawingEnvironment(libraries: ["cairo": cairo, "pango": "1.50.12"], fonts: ["Inter.ttf": cairo])
    return PNGPicture(image: image, texts: [DrawingEnvironment.keyword: try environment.text()])
  }

  private func compared(_ expected: PixelImage, _ actual: PixelImage) -> ComparedPictures {
    ComparedPictures(expected: PNGPicture(image: expected), actual: PNGPicture(image: actual))
  }
}

extension PixelImage {
  fileprivate func places(of color: RGBA) -> [(x: Int, y: Int)] {
    (0..<height).flatMap { y in (0..<width).filter { self[$0, y] == color }.map { ($0, y) } }
  }
}
