import CairoRenderer
import CalendarCore
import Foundation
import PageLayout
import PictureComparison
import Testing

/// What may be otherwise about a picture without its being another one.
struct SamePictureTests {
  @Test(arguments: [2, 3, 8])
  func aPictureDrawnOnMoreThreadsIsEqual(threads: Int) throws {
    let scene = try SamplePage(scale: 4).scene()
    let (one, more) = (try renderer(threads: 1).png(scene), try renderer(threads: threads).png(scene))
    #expect(PictureMeasure.exact.difference(between: try image(one), and: try image(more)) == nil)
  }

  @Test(arguments: Theme.named)
  func anotherFormOfPNGIsEqual(theme: Theme) throws {
    let file = try renderer(threads: 1).png(SamplePage(theme: theme).scene(), options: PNGOptions(compression: .small))
    let picture = try image(file)
    let plain = picture.png()
    #expect(try color(of: file) != color(of: plain), "one has a palette, the other red, green and blue")
    #expect(PictureMeasure.exact.difference(between: picture, and: try image(plain)) == nil)
  }

  /// The colour type in a PNG file's header (PNG specification 11.2.1): 2 is RGB, 3 a palette.
  private func color(of file: Data) throws -> UInt8 { try #require(file.dropFirst(25).first) }

  private func image(_ file: Data) throws -> PixelImage { try PNGReader().picture(in: file).image }

  private func renderer(threads: Int) throws -> SceneRenderer {
    SceneRenderer(fonts: try FontBook(fonts: .shipped), pictures: try PictureLibrary(), threads: threads)
  }
}
