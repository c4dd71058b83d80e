import CalendarCore
import Foundation
import PageLayout
import Testing

@testable import CairoRenderer

@Suite("A page as a PNG file")
struct PNGFileTests {
  private func png(_ scene: Scene, threads: Int = 1, _ compression: PNGOptions.Compression = .balanced) throws -> Data {
    try SceneRenderer(fonts: FontBook(), pictures: PictureLibrary(), threads: threads)
      .png(scene, options: PNGOptions(compression: compression))
  }

  @Test(arguments: SampleScene.allCases, PNGOptions.Compression.allCases)
  func hasThePixelsOfOneSurfaceOfCairos(sample: SampleScene, compression: PNGOptions.Compression) throws {
    let scene = sample.scene()
    let expected = try ReferenceRenderer(fonts: FontBook(), pictures: PictureLibrary()).pixels(scene)
    let decoded = CairoDecoder.pixels(in: try png(scene, compression))
    #expect(decoded.width == 200)
    #expect(decoded.height == 2500)
    let opaque: UInt32 = scene.background.alpha == 255 ? 0xFF00_0000 : 0
    let different = zip(decoded.pixels, expected).enumerated().first { $1.0 != $1.1 | opaque }
    #expect(different == nil, "first at row \((different?.offset ?? 0) / 200)")
  }

  @Test(arguments: SampleScene.allCases)
  func isTheSameFileWhateverTheNumberOfThreads(sample: SampleScene) throws {
    let scene = sample.scene()
    let one = try png(scene)
    #expect(try png(scene, threads: 2) == one)
    #expect(try png(scene, threads: 5) == one)
  }

  @Test func isTheSameFileWhateverWasDrawnBefore() throws {
    let renderer = try SceneRenderer(fonts: FontBook(), pictures: PictureLibrary())
    for sample in SampleScene.allCases + SampleScene.allCases.reversed() {
      #expect(try renderer.png(sample.scene()) == png(sample.scene()), "\(sample)")
    }
  }

  @Test(arguments: [
    (SampleScene.blank, 1, 3), (.boxes, 1, 3), (.grayText, 8, 0), (.coloredText, 8, 3), (.manyColors, 8, 2),
    (.photo, 8, 2), (.clear, 1, 3), (.clearShades, 8, 3),
  ])
  func holdsThePageInTheSmallestForm(sample: SampleScene, depth: UInt8, colorType: UInt8) throws {
    let file = try png(sample.scene())
    #expect(file[24] == depth)
    #expect(file[25] == colorType)
  }

  /// Sixteen shades of one colour on another are what text in one colour has.
  @Test func holdsTextOfOneColorInFourBitsAPixel() throws {
    var scene = SampleScene.blank.scene()
    scene.items = [
      .text(TextItem("2468", style: TextStyle(size: 30), origin: Point(x: 5, y: 50), width: 0, color: .black))
    ]
    let file = try png(scene)
    #expect(file[24] == 4)
    #expect(file[25] == 3)
  }

  @Test(arguments: [1, 7, 8, 9, 63, 64, 65, 129, 1000])
  func mayHaveAnyWidth(width: Int) throws {
    let scene = SampleScene.coloredText.scene(width: width, height: 300)
    let expected = try ReferenceRenderer(fonts: FontBook(), pictures: PictureLibrary()).pixels(scene)
    let decoded = CairoDecoder.pixels(in: try png(scene, threads: 2))
    #expect(decoded.pixels == expected.map { $0 | 0xFF00_0000 })
  }

  /// cairo's surfaces end at 32,767 pixels.
  @Test func mayBeTallerThanASurface() throws {
    var scene = SampleScene.blank.scene(width: 10, height: 100_000)
    scene.items = [.fill(.rectangle(Rect(x: 1, y: 49_990, width: 2, height: 5)), .black)]
    let image = try PNGReader().picture(in: png(scene, threads: 2)).image
    #expect(image.height == 100_000)
    let dark = (0..<image.height).filter { image[3, $0] == .black }
    #expect(dark == Array(99_980..<99_990))
  }

  @Test func isRefusedWhenItIsWiderThanASurface() throws {
    let scene = SampleScene.blank.scene(width: 40_000, height: 10)
    let error = #expect(throws: RenderError.self) { try png(scene) }
    #expect(
      error?.description == "a page of 40000 x 10 pixels is too wide; at most 32767 pixels can be drawn side by side")
  }

  @Test func saysWhatItIs() throws {
    var scene = SampleScene.blank.scene()
    scene.raster.dpi = 300
    scene.title = "Février 2027"
    let options = PNGOptions(texts: [PNGOptions.TextChunk(keyword: "Comment", text: "二月")])
    let file = try SceneRenderer(fonts: FontBook(), pictures: PictureLibrary()).png(scene, options: options)
    let texts = try PNGReader().picture(in: file).texts
    #expect(texts["Title"] == "Février 2027")
    #expect(texts["Comment"] == "二月")
    #expect(texts["Software"] == "calendar-press")
    // 300 pixels an inch are 11,811 a metre.
    #expect(file.range(of: Data("pHYs".utf8 + [0, 0, 0x2E, 0x23, 0, 0, 0x2E, 0x23, 1])) != nil)
    #expect(file.range(of: Data("sRGB".utf8)) != nil)
  }

  @Test func saysNothingOfAResolutionItDoesNotHave() throws {
    #expect(try png(SampleScene.blank.scene()).range(of: Data("pHYs".utf8)) == nil)
  }
}
