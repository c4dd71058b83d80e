import Foundation
import Testing

@testable import CairoRenderer

@Suite("A file that is being written")
struct UnfinishedFileTests {
  private let folder: TemporaryFolder
  private let page: URL

  init() throws {
    folder = try TemporaryFolder()
    page = folder.url.appendingPathComponent("page.png")
    try Data("before".utf8).write(to: page)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() }
  }

  private func draw() throws {
    let renderer = SceneRenderer(fonts: try FontBook(fonts: .shipped), pictures: try PictureLibrary(), threads: 1)
    try renderer.writePNG(SampleScene.boxes.scene(), to: page.path, durably: true)
  }

  @Test func takesItsPlaceWhenItIsWhole() throws {
    let file = try UnfinishedFile(for: page.path)
    try file.append(Array("af".utf8))
    #expect(try Data(contentsOf: page) == Data("before".utf8))
    #expect(try Data(contentsOf: URL(filePath: file.path)) == Data("af".utf8))
    try file.append(Array("ter".utf8))
    try file.finish(durably: false)
    #expect(try Data(contentsOf: page) == Data("after".utf8))
    #expect(try names == ["page.png"])
  }

  @Test func isGoneWhenItIsNotFinished() throws {
    do {
      let file = try UnfinishedFile(for: page.path)
      try file.append([1])
      #expect(try names.count == 2)
    }
    #expect(try names == ["page.png"])
    #expect(try Data(contentsOf: page) == Data("before".utf8))
  }

  @Test func isGoneWhenItsPlaceIsTaken() throws {
    let error = #expect(throws: SystemError.self) {
      let file = try UnfinishedFile(for: page.path)
      try FileManager.default.removeItem(at: page)
      try FileManager.default.createDirectory(at: page, withIntermediateDirectories: false)
      try file.finish(durably: true)
    }
    #expect(error?.description == "is a directory")
    #expect(try names == ["page.png"])
  }

  @Test func ofAProcessThatWasKilledIsRemovedByTheNext() async throws {
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = page.path as String] in
      let file = try UnfinishedFile(for: path)
      try file.append([1])
      kill(getpid(), SIGKILL)
      try file.finish(durably: false)
    }
    let left = try names.filter { $0 != "page.png" }
    #expect(left.count == 1)
    #expect(left.allSatisfy { UnfinishedName(file: $0) != nil })
    try draw()
    #expect(try names == ["page.png"])
    #expect(try Data(contentsOf: page).starts(with: PNGChunk.signature))
  }

  @Test func staysWhileItIsWritten() throws {
    let file = try UnfinishedFile(for: page.path)
    try file.append(Array("other".utf8))
    try draw()
    #expect(try names.count == 2)
    try file.finish(durably: false)
    #expect(try Data(contentsOf: page) == Data("other".utf8))
  }
}
