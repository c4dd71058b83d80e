public import Foundation
public import PageLayout

/// Draws scenes into pictures.
///
/// Not `Sendable`, as its fonts are not: each worker has one of its own.
public final class SceneRenderer {
  let fonts: FontBook
  let pictures: PictureLibrary
  private let masks = GlyphMasks()
  private let buffers = WorkerBuffers()
  private let threads: Int

  /// A renderer that sets text with these fonts and finds pictures in this library.
  ///
  /// `threads` is on how many threads parts of a page are drawn at once, by default one a core; who draws several pages
  /// at once wants 1. What is drawn does not depend on it.
  public init(fonts: FontBook, pictures: PictureLibrary, threads: Int? = nil) {
    self.fonts = fonts
    self.pictures = pictures
    self.threads = max(1, threads ?? CoreCount.available)
  }

  /// A scene as a PNG file.
  public func png(_ scene: Scene, options: PNGOptions = PNGOptions()) throws -> Data {
    let grid = PixelGrid(scale: scene.raster.scale)
    var resolved = try SceneResolver(fonts: fonts, pictures: pictures, masks: masks, grid: grid).resolve(scene)
    if let colors = options.colors { resolved = resolved.inked(for: colors) }
    var file = Data()
    try PNGWriter(resolved: resolved, options: options, buffers: buffers, threads: threads).write {
      file.append(contentsOf: $0)
    }
    return file
  }
}
