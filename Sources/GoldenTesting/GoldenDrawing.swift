import CairoRenderer
import CalendarCore
import Foundation
import PageLayout
import PictureComparison

/// Draws what goldens hold: with the shipped fonts alone, and with what tells later why a picture differs.
struct GoldenDrawing {
  private let fonts: FontBook
  private let pictures: PictureLibrary

  /// Throws when the shipped fonts are not found.
  init() throws {
    fonts = try FontBook(fonts: .shipped)
    pictures = try PictureLibrary()
  }

  /// A view's visible month, laid out.
  func scene(of view: CalendarView, theme: Theme, setup: PageSetup) throws -> Scene {
    let content = view.content()
    return try PageComposer(text: fonts, pictures: pictures).scene(
      of: PageContent(title: content.title, months: [content], setup: setup, theme: theme))
  }

  /// A scene's picture, which knows its days and what it was drawn with.
  func png(_ scene: Scene) throws -> Data {
    try checkCharacters(of: scene)
    let texts = [
      PNGOptions.TextChunk(keyword: PictureRegions.keyword, text: PictureRegions(scene).text),
      PNGOptions.TextChunk(keyword: DrawingEnvironment.keyword, text: try fonts.environment(of: scene).text()),
    ]
    return try SceneRenderer(fonts: fonts, pictures: pictures).png(scene, options: PNGOptions(texts: texts))
  }

  private func checkCharacters(of scene: Scene) throws {
    for text in scene.texts {
      let missing = fonts.metrics(of: text.text, style: text.style).missing
      guard missing.isEmpty else { throw GoldenError.charactersNotShipped(missing, text: text.text) }
    }
  }
}
