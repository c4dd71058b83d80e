import CalendarCore
import Foundation
import PageLayout
import Testing

@testable import CairoRenderer

@Suite("Font files that are gone or broken")
struct BrokenFontTests {
  private let folder: TemporaryFolder
  private let resources: ResourceFolder

  init() throws {
    folder = try TemporaryFolder()
    resources = ResourceFolder(path: folder.url.path)
    try FileManager.default.copyItem(atPath: try ResourceFolder.located().fonts, toPath: resources.fonts)
  }

  @Test("are told by their path, whichever design is drawn", arguments: [nil, 0, 11, 100_000])
  func broken(length: Int?) throws {
    let path = resources.fonts + "/NotoSansThai.ttf"
    let file = URL(fileURLWithPath: path)
    let bytes = try Data(contentsOf: file)
    try FileManager.default.removeItem(at: file)
    if let length { try bytes.prefix(min(length, bytes.count - 1)).write(to: file) }
    #expect(throws: RenderError.brokenFont(path: path)) { try FontBook(resources: resources) }
  }

  @Test("are told when they hold something else")
  func junk() throws {
    let path = resources.fonts + "/Inter.ttf"
    try Data(repeating: 0x5A, count: 5000).write(to: URL(fileURLWithPath: path))
    #expect(throws: RenderError.brokenFont(path: path)) { try FontBook(resources: resources) }
  }

  private var inter: URL { URL(fileURLWithPath: resources.fonts + "/Inter.ttf") }
  private var changed: RenderError { .changedFont(path: inter.path) }

  @Test("are told when they break, go or are replaced before they are used", arguments: ["junk", "gone", "other"])
  func beforeUse(fate: String) throws {
    let book = try FontBook(fonts: .shipped, resources: resources)
    try FileManager.default.removeItem(at: inter)
    switch fate {
    case "junk": try Data(repeating: 0x5A, count: 5000).write(to: inter)
    case "other": try FileManager.default.copyItem(atPath: resources.fonts + "/Nunito.ttf", toPath: inter.path)
    default: break
    }
    _ = book.metrics(of: "A1", style: TextStyle(size: 20))
    #expect(throws: changed) { try book.checkMeasurements() }
    // What is set in other fonts is not concerned.
    #expect(book.metrics(of: "A1", style: TextStyle(design: .rounded, size: 20)).missing.isEmpty)
    try book.checkMeasurements()
  }

  @Test("are told when they are replaced between two pages", arguments: ["png", "pdf", "svg"])
  func betweenPages(format: String) throws {
    let renderer = SceneRenderer(
      fonts: try FontBook(fonts: .shipped, resources: resources), pictures: try PictureLibrary())
    let scene = SampleScene.grayText.scene(height: 100)
    let draw = {
      switch format {
      case "png": try renderer.png(scene)
      case "pdf": try renderer.pdf([scene])
      default: try renderer.svg(scene)
      }
    }
    #expect(try !draw().isEmpty)
    try FileManager.default.removeItem(at: inter)
    try FileManager.default.copyItem(atPath: resources.fonts + "/Nunito.ttf", toPath: inter.path)
    #expect(throws: changed) { try draw() }
  }
}
