import CalendarCore
import Foundation
import PageLayout
import Testing

@testable import CairoRenderer

struct PictureTests {
  @Test(arguments: 1...8)
  func theTurnOfAPhotoIsObeyed(orientation: Int) throws {
    let photo = Picture.data(SamplePicture.jpeg(orientation: orientation))
    let library = try PictureLibrary()
    let isSideways = orientation >= 5
    let size = isSideways ? Size(width: 16, height: 32) : Size(width: 32, height: 16)
    #expect(try library.metrics(of: photo) == PictureMetrics(size: size, isTemplate: false))

    let pixmap = try library.pixmap(of: photo, width: Int(size.width), height: Int(size.height))
    #expect(pixmap.width == Int(size.width))
    #expect(pixmap.height == Int(size.height))
    // The stored picture is dark in its top left quarter only; EXIF says which corner that is to become.
    let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].map { x, y in
      pixmap.pixels[y * (pixmap.height - 1) * pixmap.width + x * (pixmap.width - 1)] & 0xFF < 128
    }
    let darkCorner = [1: 0, 2: 1, 3: 2, 4: 3, 5: 0, 6: 1, 7: 2, 8: 3][orientation]!
    #expect(corners == (0..<4).map { $0 == darkCorner })
  }

  @Test func anSVGOfOneColourIsATemplate() throws {
    let library = try PictureLibrary()
    let one = SamplePicture.svg("<circle cx='10' cy='5' r='4' fill='teal'/>")
    let two = SamplePicture.svg("<circle cx='10' cy='5' r='4' fill='teal'/><rect width='3' height='3' fill='red'/>")
    #expect(try library.metrics(of: one) == PictureMetrics(size: Size(width: 20, height: 10), isTemplate: true))
    #expect(try library.metrics(of: two) == PictureMetrics(size: Size(width: 20, height: 10), isTemplate: false))
  }

  @Test func aPNGIsATemplateWhenItsOpaquePixelsAreOfOneColour() throws {
    let pixmap = Pixmap(width: 2, height: 2, pixels: [0xFF12_3456, 0x8009_1A2B, 0, 0])
    #expect(pixmap.isTemplate)
    #expect(!Pixmap(width: 2, height: 1, pixels: [0xFF12_3456, 0xFF12_3456]).isTemplate)
    #expect(!Pixmap(width: 3, height: 1, pixels: [0xFF12_3456, 0xFF65_4321, 0]).isTemplate)
    #expect(!Pixmap(width: 1, height: 1, pixels: [0]).isTemplate)
  }

  @Test func anSVGCannotReachOtherFiles() throws {
    let folder = try TemporaryFolder()
    try Data("<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'><rect width='10' height='10'/></svg>".utf8)
      .write(to: folder.url.appendingPathComponent("inner.svg"))
    let outer = folder.url.appendingPathComponent("outer.svg")
    try Data(
      """
      <svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'>
      <image href='inner.svg' width='10' height='10'/>
      <image href='file://\(folder.url.path)/inner.svg' width='10' height='10'/></svg>
      """.utf8
    ).write(to: outer)
    let pixmap = try PictureLibrary().pixmap(of: .file(outer.path), width: 10, height: 10)
    #expect(pixmap.pixels.allSatisfy { $0 == 0 })
  }

  @Test(arguments: [
    ("GIF89a", "picture data: neither PNG, JPEG nor SVG"),
    ("", "picture data: neither PNG, JPEG nor SVG"),
    ("<svg xmlns='http://www.w3.org/2000/svg'>", "picture data: XML parse error"),
  ])
  func bytesThatAreNoPictureAreRefused(text: String, message: String) throws {
    let library = try PictureLibrary()
    let error = #expect(throws: RenderError.self) { try library.metrics(of: .data(Array(text.utf8))) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func aPictureOfTooManyPixelsIsRefusedUnread() throws {
    var png = PNGChunk.signature + [0, 0, 0, 13] + Array("IHDR".utf8)
    png.append(bigEndian: 60_000)
    png.append(bigEndian: 50_000)
    let library = try PictureLibrary()
    let error = #expect(throws: RenderError.self) { try library.metrics(of: .data(png)) }
    #expect(error?.description == "picture data: 60000 x 50000 pixels; at most 104 megapixels can be drawn")
  }

  @Test func aPictureThatEndsTooEarlyIsRefused() throws {
    let photo = SamplePicture.jpeg(orientation: 1)
    let library = try PictureLibrary()
    #expect(throws: RenderError.self) {
      try library.pixmap(of: .data(Array(photo.prefix(photo.count / 2))), width: 32, height: 16)
    }
  }

  @Test func aFileThatIsNotThereIsNamed() throws {
    let library = try PictureLibrary()
    let error = #expect(throws: RenderError.self) { try library.metrics(of: .file("no/such.png")) }
    #expect(error?.description == "no/such.png: no such file")
  }
}
