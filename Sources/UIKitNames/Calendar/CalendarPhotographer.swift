import CairoRenderer
import Foundation
import PageLayout

/// Lays out and draws a calendar view. Fonts and pictures are loaded for the first picture and kept.
@MainActor
final class CalendarPhotographer {
  private var equipment: (composer: PageComposer, renderer: SceneRenderer)?

  func scene(of page: PageContent) throws -> Scene {
    try loaded().composer.scene(of: page)
  }

  func png(_ scene: Scene) throws -> Data {
    try loaded().renderer.png(scene)
  }

  private func loaded() throws -> (composer: PageComposer, renderer: SceneRenderer) {
    if let equipment { return equipment }
    let fonts = try FontBook()
    let pictures = try PictureLibrary()
    let loaded = (
      PageComposer(text: fonts, pictures: pictures), SceneRenderer(fonts: fonts, pictures: pictures)
    )
    equipment = loaded
    return loaded
  }
}
