import CalendarCore
import Foundation
import PageLayout
import Testing

@testable import CairoRenderer

@Suite("A picture for a display of few colours")
struct DisplayPictureTests {
  private func png(_ scene: Scene, _ colors: String, threads: Int = 1) throws -> Data {
    try SceneRenderer(fonts: FontBook(fonts: .shipped), pictures: PictureLibrary(), threads: threads)
      .png(scene, options: PNGOptions(colors: DisplayColors(colors)))
  }

  private func image(_ items: [SceneItem], _ colors: String) throws -> PixelImage {
    let scene = Scene(
      size: Size(width: 64, height: 64), raster: Raster(width: 64, height: 64, scale: 1), background: .white,
      items: items)
    return try PNGReader().picture(in: png(scene, colors)).image
  }

  private func colors(_ image: PixelImage) -> [RGBA: Int] {
    (0..<64).reduce(into: [:]) { counts, y in
      for x in 0..<64 { counts[image[x, y], default: 0] += 1 }
    }
  }

  private func text(_ text: String, _ color: RGBA, size: Double = 13) -> SceneItem {
    .text(TextItem(text, style: TextStyle(size: size), origin: Point(x: 3.4, y: 40), width: 0, color: color))
  }

  @Test(
    "has no other colours, as few bits a pixel as they need, and is the same on any number of threads",
    arguments: [
      (SampleScene.boxes, "1bit", 1, 2), (.coloredText, "#000,#fff,#f00", 2, 3), (.photo, "1bit", 1, 2),
      (.clearShades, "4bit", 4, 16), (.clipped, "2bit", 2, 4),
      // The shipped fonts have no emoji: what they draw in its place must be measured as it is.
      (.emoji, "#000,#fff,#f00", 2, 3),
    ] as [(SampleScene, String, UInt8, Int)])
  func palette(sample: SampleScene, display: String, depth: UInt8, count: Int) throws {
    let scene = sample.scene()
    let file = try png(scene, display)
    #expect(file[24] == depth)
    #expect(file[25] == 3)
    #expect(try png(scene, display, threads: 3) == file)
    let decoded = CairoDecoder.pixels(in: file).pixels
    let allowed = Set(try DisplayColors(display).colors.map(PremultipliedPixel.value))
    #expect(Set(decoded).isSubset(of: allowed))
    #expect(allowed.count == count)
  }

  @Test("has the light of each tint", arguments: [235, 200, 188, 128, 60] as [UInt8])
  func tints(shade: UInt8) throws {
    let tint = try image(
      [.fill(.rectangle(Rect(x: 0, y: 0, width: 64, height: 64)), RGBA(shade, shade, shade))], "1bit")
    let isSolid = RGBA(shade, shade, shade).contrast(to: .white) >= 3
    let light = isSolid ? 0 : Double(LinearLight.ofChannel[Int(shade)])
    #expect(abs(Double(colors(tint)[.white] ?? 0) / 4096 - light) <= 1.0 / 64)
  }

  @Test("has dots where a tint is faint on black, and lines of one colour")
  func faintTints() throws {
    let page = SceneItem.fill(.rectangle(Rect(x: 0, y: 0, width: 64, height: 64)), .black)
    let tint = SceneItem.fill(.rectangle(Rect(x: 0, y: 0, width: 64, height: 64)), RGBA(10, 132, 255, alpha: 66))
    #expect((200...600).contains(colors(try image([page, tint], "1bit"))[.white] ?? 0))
    let bar = SceneItem.fill(
      .roundedRectangle(Rect(x: 0, y: 30, width: 64, height: 3), left: 1, right: 1), RGBA(48, 176, 199))
    let line = try image([bar], "1bit")
    #expect((4..<60).allSatisfy { line[$0, 31] == .black })
  }

  @Test("has no specks where a tint is almost a colour of the display's")
  func specks() throws {
    let paper = try image([.fill(.rectangle(Rect(x: 0, y: 0, width: 64, height: 64)), RGBA(253, 251, 246))], "1bit")
    #expect(colors(paper) == [.white: 4096])
  }

  @Test(
    "has letters of one colour and no torn edges, whatever colour they had", arguments: [0, 90, 150, 200] as [UInt8])
  func letters(shade: UInt8) throws {
    let black = try image([text("28 Wed", .black)], "1bit")
    #expect(try image([text("28 Wed", RGBA(shade, shade, shade))], "1bit") == black)
    // Pixels that letters cover by two fifths are black.
    let smooth = try image([text("28 Wed", .black)], "4bit")
    for y in 0..<64 {
      for x in 0..<64 { #expect((black[x, y] == .black) == (smooth[x, y].red <= 153)) }
    }
  }

  @Test("keeps large quiet letters quieter than others")
  func quietLetters() throws {
    let black = colors(try image([text("28", .black, size: 40)], "1bit"))[.black] ?? 0
    let quiet = colors(try image([text("28", RGBA(200, 200, 200), size: 40)], "1bit"))[.black] ?? 0
    #expect(black > 200)
    #expect((0.4...0.6).contains(Double(quiet) / Double(black)))
  }

  @Test("has letters on a tint stand free of its dots")
  func halo() throws {
    let ground = SceneItem.fill(.rectangle(Rect(x: 0, y: 0, width: 64, height: 64)), RGBA(200, 200, 200))
    let bare = try image([text("l", .black)], "1bit")
    let tinted = try image([ground, text("l", .black)], "1bit")
    let ink = (0..<64).flatMap { y in (0..<64).filter { bare[$0, y] == .black }.map { ($0, y) } }
    #expect(ink.count > 8)
    for (x, y) in ink {
      #expect(tinted[x, y] == .black)
      for neighbor in [x - 2, x - 1, x + 1, x + 2] { #expect(tinted[neighbor, y] == bare[neighbor, y]) }
    }
  }

  @Test(
    "gives marks the display's nearest colour, or its strongest where a hue would be lost",
    arguments: [
      (RGBA(255, 59, 48), RGBA(255, 0, 0)), (RGBA(255, 45, 85), RGBA(255, 0, 0)), (RGBA(175, 82, 222), .black),
      (RGBA(0, 122, 255), .black), (RGBA(142, 142, 147), .black), (RGBA(255, 204, 0), RGBA(255, 255, 0)),
    ])
  func marks(color: RGBA, ink: RGBA) throws {
    let mark = SceneItem.fill(.ellipse(Rect(x: 20, y: 20, width: 8, height: 8)), color)
    let hairline = SceneItem.stroke(.line(Point(x: 0, y: 50), Point(x: 64, y: 50)), color, width: 0.4)
    let image = try image([mark, hairline], "#000,#fff,#f00,#ff0")
    #expect(image[24, 24] == ink)
    #expect(Set(colors(image).keys) == [.white, ink])
  }

  @Test("has white letters on a strong disc")
  func discs() throws {
    let disc = SceneItem.fill(.ellipse(Rect(x: 0, y: 0, width: 40, height: 40)), RGBA(0, 122, 255))
    let letters = SceneItem.text(
      TextItem("9", style: TextStyle(size: 20), origin: Point(x: 14, y: 27), width: 0, color: .white))
    let image = try image([disc, letters], "1bit")
    #expect(image[4, 20] == .black)
    #expect((10..<30).contains { image[$0, 20] == .white })
  }
}
