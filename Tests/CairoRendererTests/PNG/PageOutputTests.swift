import CalendarCore
import Foundation
import PageLayout
import Testing

@testable import CairoRenderer

@Suite("A page to a file, to data, row by row")
struct PageOutputTests {
  private func renderer(threads: Int = 2) throws -> SceneRenderer {
    SceneRenderer(fonts: try FontBook(fonts: .shipped), pictures: try PictureLibrary(), threads: threads)
  }

  /// All rows of a scene one after the other, and how many they are.
  private func rows(of scene: Scene, _ renderer: SceneRenderer) throws -> (bytes: [UInt8], count: Int) {
    var rows = (bytes: [UInt8](), count: 0)
    try renderer.rows(of: scene) {
      rows.bytes += $0
      rows.count += 1
    }
    return rows
  }

  @Test(arguments: [1, 2, 3], PNGOptions.Compression.allCases)
  func theFileIsTheData(threads: Int, compression: PNGOptions.Compression) throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("page.png").path
    let options = PNGOptions(compression: compression)
    for sample in [SampleScene.coloredText, .clearShades] {
      let renderer = try renderer(threads: threads)
      try renderer.writePNG(sample.scene(), to: path, options: options)
      #expect(try Data(contentsOf: URL(filePath: path)) == renderer.png(sample.scene(), options: options), "\(sample)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["page.png"])
  }

  @Test func aPageThatCannotBeDrawnLeavesTheFileAsItWas() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appendingPathComponent("page.png")
    try Data("before".utf8).write(to: url)
    var scene = SampleScene.boxes.scene()
    scene.items.append(.image(ImageItem(.symbol("nothing"), frame: Rect(x: 0, y: 0, width: 9, height: 9))))
    #expect(throws: RenderError.unknownSymbol("nothing")) { try renderer().writePNG(scene, to: url.path) }
    #expect(throws: RenderError.self) {
      try renderer().writePNG(SampleScene.blank.scene(width: 40_000, height: 9), to: url.path)
    }
    #expect(try Data(contentsOf: url) == Data("before".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["page.png"])
  }

  @Test func saysWhichFileCannotBeWritten() throws {
    let error = #expect(throws: RenderError.self) {
      try renderer().writePNG(SampleScene.boxes.scene(), to: "/proc/no such folder/page.png")
    }
    #expect(error?.description == "/proc/no such folder/page.png: no such file or directory")
  }

  @Test(arguments: SampleScene.allCases)
  func theRowsAreThoseOfTheFile(sample: SampleScene) throws {
    let renderer = try renderer()
    let rows = try rows(of: sample.scene(), renderer)
    #expect(rows.count == 2500)
    let image = try PNGReader().picture(in: renderer.png(sample.scene())).image
    let isSame = rows.bytes == image.bytes
    #expect(isSame, "first at byte \(zip(rows.bytes, image.bytes).enumerated().first { $1.0 != $1.1 }?.offset ?? -1)")
  }

  private struct Enough: Error {}

  @Test(arguments: [1, 2])
  func theRowsEndWithTheErrorOfWhoTakesThem(threads: Int) throws {
    var taken = 0
    #expect(throws: Enough.self) {
      try renderer(threads: threads).rows(of: SampleScene.boxes.scene()) { _ in
        if taken == 1500 { throw Enough() }
        taken += 1
      }
    }
    #expect(taken == 1500)
  }

  /// Neither how much is drawn at once nor by how many may show in a single pixel.
  @Test(arguments: SampleScene.allCases)
  func thePixelsAreTheSameWhateverTheBandsAndThreads(sample: SampleScene) throws {
    let scene = sample.scene()
    let (fonts, pictures) = (try FontBook(), try PictureLibrary())
    let opaque: UInt8 = scene.background.alpha == 255 ? 255 : 0
    let expected = try ReferenceRenderer(fonts: fonts, pictures: pictures).pixels(scene).flatMap {
      let pixel = StraightPixel($0)
      return [pixel.red, pixel.green, pixel.blue, pixel.alpha | opaque]
    }
    for (rowsPerBand, threads) in [(16, 1), (17, 2), (61, 3), (512, 2), (1024, 1)] {
      let renderer = SceneRenderer(
        fonts: fonts, pictures: pictures, threads: threads, pixelsPerBand: 200 * rowsPerBand)
      let isSame = try rows(of: scene, renderer).bytes == expected
      #expect(isSame, "\(rowsPerBand) rows a band on \(threads) threads")
    }
  }

  /// cairo's surfaces end at 32,767 pixels.
  @Test func aPageMayBeFortyThousandPixelsHigh() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("strip.png").path
    var scene = SampleScene.blank.scene(width: 12, height: 40_000)
    for y in [0.0, 16_383, 19_995] {
      scene.items.append(.fill(.rectangle(Rect(x: 2, y: y, width: 3, height: 5)), RGBA(255, 59, 48)))
    }
    let renderer = try renderer()
    let rows = try rows(of: scene, renderer)
    #expect(rows.count == 40_000)
    let colored = (0..<rows.count).filter { rows.bytes[$0 * 48 + 16..<$0 * 48 + 20] == [255, 59, 48, 255] }
    #expect(colored == [0..<10, 32_766..<32_776, 39_990..<40_000].flatMap(\.self))
    try renderer.writePNG(scene, to: path)
    let image = try PNGReader().picture(in: Data(contentsOf: URL(filePath: path))).image
    #expect(image.height == 40_000)
    let isSame = image.bytes == rows.bytes
    #expect(isSame)
  }

  @Test func pagesDrawnAtOnceAreThoseDrawnOneByOne() async throws {
    let scenes = (0..<12).map { SampleScene.allCases[$0 % SampleScene.allCases.count].scene(height: 400 + $0) }
    let one = try renderer(threads: 1)
    let expected = try scenes.map { try one.png($0) }
    let pictures = try PictureLibrary()
    let drawn = DrawnPages(scenes, workers: 3) {
      SceneRenderer(fonts: try FontBook(fonts: .shipped), pictures: pictures, threads: 1)
    } draw: { scene, renderer in
      try renderer.png(scene)
    }
    var files: [Data] = []
    for try await file in drawn { files.append(file) }
    #expect(files == expected)
  }
}
