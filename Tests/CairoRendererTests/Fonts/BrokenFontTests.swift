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

  @Test("leave letters that no font can draw when they break later")
  func later() throws {
    let book = try FontBook(fonts: .shipped, resources: resources)
    for file in FontSet.shipped.files {
      try Data(repeating: 0x5A, count: 5000).write(to: URL(fileURLWithPath: "\(resources.fonts)/\(file)"))
    }
    #expect(book.metrics(of: "A1", style: TextStyle(size: 20)).missing == ["A", "1"])
  }
}
