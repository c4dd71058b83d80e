import CalendarCore
import Foundation
import Testing

@testable import CairoRenderer

@Suite("A picture of which a part is missing is refused when it is looked at, and never drawn in part")
struct DamagedPictureTests {
  private func reason(_ bytes: [UInt8]) throws -> String? {
    do {
      _ = try PictureLibrary().metrics(of: .data(bytes))
      return nil
    } catch let error as RenderError {
      return error.description
    }
  }

  @Test("wherever a PNG ends too early", arguments: PNGSample.forms)
  func cutPNG(sample: PNGSample) throws {
    let whole = [UInt8](sample.file)
    #expect(try reason(whole) == nil)
    for length in 24..<whole.count {
      let reason = try reason(Array(whole.prefix(length)))
      #expect(reason?.hasPrefix("picture data: damaged PNG file: ") == true, "\(length) bytes: \(reason ?? "drawn")")
    }
  }

  @Test("a PNG with fewer rows than its header says")
  func missingRows() throws {
    let file = [UInt8](PNGSample.rgba.file(width: 2, height: 3))
    #expect(try reason(file) == "picture data: damaged PNG file: Not enough image data")
  }

  @Test("wherever a JPEG ends too early")
  func cutJPEG() throws {
    let whole = SamplePicture.jpeg(orientation: 1)
    #expect(try reason(whole) == nil)
    for length in whole.count / 2..<whole.count {
      let cut = Array(whole.prefix(length))
      // Before its frame header it is no JPEG yet.
      let expected = PictureHeader(cut) == nil ? "neither PNG, JPEG nor SVG" : "a JPEG that ends too early"
      #expect(try reason(cut) == "picture data: \(expected)")
    }
  }

  @Test("a JPEG that ends as it should, but before its picture does")
  func missingScanData() throws {
    let whole = SamplePicture.jpeg(orientation: 1)
    let cut = whole.dropLast(5) + [0xFF, 0xD9]
    #expect(
      try reason(Array(cut)) == "picture data: damaged JPEG file: Corrupt JPEG data: premature end of data segment")
  }

  @Test(
    "a JPEG with other bytes in its picture's data, however much of that lies ahead",
    arguments: [500..<501, 0..<100, 1000..<1001])
  func otherScanData(range: Range<Int>) throws {
    #expect(try reason(SamplePicture.grayJPEG(data: [UInt8](repeating: 0, count: 1024))) == nil)
    var data = [UInt8](repeating: 0, count: 1024)
    for index in range { data[index] = 0x5A }
    #expect(
      try reason(SamplePicture.grayJPEG(data: data))
        == "picture data: damaged JPEG file: Corrupt JPEG data: bad Huffman code")
  }

  @Test("a JPEG with more data than its picture has")
  func leftOverScanData() throws {
    // libjpeg overlooks the few bytes that it has read ahead.
    let reason = try reason(SamplePicture.grayJPEG(data: [UInt8](repeating: 0, count: 1124)))
    #expect(reason?.hasPrefix("picture data: damaged JPEG file: Corrupt JPEG data: 9") == true)
    #expect(reason?.hasSuffix(" extraneous bytes before marker 0xd9") == true)
  }

  @Test("a JPEG that goes over its picture endlessly")
  func endlessScans() throws {
    let whole = SamplePicture.jpeg(orientation: 1)
    let start = try #require(whole.indices.first { whole[$0...].starts(with: [0xFF, 0xDA]) })
    let scan = whole[start..<whole.count - 2]
    let many = whole[..<start] + (0..<101).flatMap { _ in scan } + [0xFF, 0xD9]
    #expect(try reason(Array(many)) == "picture data: 32 x 16 pixels in 101 scans are too much work")
  }

  @Test("a JPEG that lies about its size")
  func lies() throws {
    var file = SamplePicture.jpeg(orientation: 1)
    let frame = try #require(file.indices.first { file[$0...].starts(with: [0xFF, 0xC0]) })
    file.replaceSubrange(frame + 5..<frame + 9, with: [0x20, 0, 0x20, 0])
    #expect(try reason(file) == "picture data: a JPEG with too little data for 8192 x 8192 pixels")
  }

  @Test("one that nobody has looked at before it is drawn")
  func drawnUnseen() throws {
    let picture = Picture.data(SamplePicture.grayJPEG(data: [UInt8](repeating: 1, count: 1024)))
    let error = #expect(throws: RenderError.self) { try PictureLibrary().pixmap(of: picture, width: 8, height: 8) }
    #expect(error?.description == "picture data: damaged JPEG file: Corrupt JPEG data: bad Huffman code")
  }

  @Test("a file that was changed, or whose link was laid elsewhere, after it was looked at")
  func changed() throws {
    let folder = try TemporaryFolder()
    let (first, second) = (folder.url.appendingPathComponent("1.png"), folder.url.appendingPathComponent("2.png"))
    for file in [first, second] { try PNGSample.rgba.file.write(to: file) }
    let link = folder.url.appendingPathComponent("link.png")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: first)
    let library = try PictureLibrary()
    let picture = Picture.file(link.path)
    _ = try library.metrics(of: picture)
    _ = try library.pixmap(of: picture, width: 2, height: 2)

    try FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: second)
    let error = #expect(throws: RenderError.self) { try library.pixmap(of: picture, width: 4, height: 4) }
    #expect(error?.description == "\(link.path): the file has changed since it was looked at")
  }

  @Test("a file that is gone when it is to be drawn")
  func vanished() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("1.png")
    try PNGSample.rgba.file.write(to: file)
    let library = try PictureLibrary()
    _ = try library.metrics(of: .file(file.path))
    try FileManager.default.removeItem(at: file)
    let error = #expect(throws: RenderError.self) { try library.pixmap(of: .file(file.path), width: 2, height: 2) }
    #expect(error?.description == "\(file.path): no such file")
  }

  @Test("a file that lies, links followed, where it may not be read")
  func forbidden() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("1.png")
    try PNGSample.rgba.file.write(to: file)
    let link = folder.url.appendingPathComponent("link.png")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    var asked: [String] = []
    let error = #expect(throws: RenderError.self) {
      try PictureLibrary().metrics(of: .file(link.path)) { path in
        asked.append(path)
        return false
      }
    }
    #expect(asked == [file.resolvingSymlinksInPath().path])
    #expect(error?.description == "\(link.path): leads out of the folders that may be read")
  }
}
