import CairoRenderer
import CalendarConfig
import Foundation
import PageLayout

/// A config read and laid out, with all that it takes to draw it.
struct DrawnConfig {
  let document: CalendarDocument
  let scene: Scene
  private let renderer: SceneRenderer

  static let reader = ConfigReader(
    surroundings: ConfigSurroundings(
      symbols: ["heart.fill", "star.fill"], now: Date(timeIntervalSince1970: 1_801_656_000)
    ) { _, _ in "no such file" })

  init(_ text: String, fonts: FontBook) throws {
    document = try Self.reader.document(from: Array(text.utf8), named: "a.yml", in: "")
    let pictures = try PictureLibrary()
    scene = try PageComposer(text: fonts, pictures: pictures)
      .scene(of: PageSource(document).content(of: document.pages[0]))
    renderer = SceneRenderer(fonts: fonts, pictures: pictures)
  }

  func png() throws -> Data { try renderer.png(scene) }

  func picture() throws -> PixelImage { try PNGReader().picture(in: png()).image }
}
