import CalendarCore
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
  private let threads: Int?
  private let pixelsPerBand: Int
  /// Where a file was written last.
  private var tidiedFolder: String?

  /// A renderer that sets text with these fonts and finds pictures in this library.
  ///
  /// `threads` is on how many threads parts of a page are drawn at once, by default one a core; who draws several pages
  /// at once wants 1. What is drawn does not depend on it.
  public convenience init(fonts: FontBook, pictures: PictureLibrary, threads: Int? = nil) {
    self.init(fonts: fonts, pictures: pictures, threads: threads, pixelsPerBand: BandPlan.usualPixels)
  }

  /// A renderer that draws so many pixels of a page at a time; what is drawn does not depend on it.
  init(fonts: FontBook, pictures: PictureLibrary, threads: Int?, pixelsPerBand: Int) {
    self.fonts = fonts
    self.pictures = pictures
    self.threads = threads.map { max(1, $0) }
    self.pixelsPerBand = pixelsPerBand
  }

  /// A scene as a PNG file.
  public func png(_ scene: Scene, options: PNGOptions = PNGOptions()) throws -> Data {
    var file = Data()
    try writer(scene, options).write { file.append(contentsOf: $0) }
    return file
  }

  /// Draws a scene into a PNG file, piece by piece: of a page of any height memory holds a few bands.
  ///
  /// The file is whole; when something fails, what was there before is left as it was. Its folder must be there; what
  /// killed processes have left half written in it is removed.
  ///
  /// - Parameter durably: whether the file is on the disk itself before it gets its name, as a power cut demands.
  public func writePNG(
    _ scene: Scene, to path: String, options: PNGOptions = PNGOptions(), durably: Bool = false
  ) throws {
    tidyFolder(of: path)
    let writer = try writer(scene, options)
    do {
      let file = try UnfinishedFile(for: path)
      try writer.write { try file.append($0) }
      try file.finish(durably: durably)
    } catch let error as SystemError {
      throw RenderError.unwritable(path: path, reason: error.description)
    }
  }

  private func tidyFolder(of path: String) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    // Once for the pages that follow each other into one folder, which may hold a hundred thousand.
    guard folder != tidiedFolder else { return }
    Leftovers.remove(from: folder)
    tidiedFolder = folder
  }

  /// Draws a scene and gives its rows from the top, each as red, green, blue and alpha of its pixels, colours not
  /// multiplied by alpha. Of a page of any height memory holds a few bands.
  ///
  /// - Parameter take: takes a row, one after the other but not all on one thread. Its error ends the drawing.
  public func rows(of scene: Scene, _ take: (ArraySlice<UInt8>) throws -> Void) throws {
    try bands(scene, colors: nil).giveRows(take)
  }

  private func writer(_ scene: Scene, _ options: PNGOptions) throws -> PNGWriter {
    PNGWriter(bands: try bands(scene, colors: options.colors), options: options, buffers: buffers)
  }

  private func bands(_ scene: Scene, colors: DisplayColors?) throws -> PageBands {
    let grid = PixelGrid(scale: scene.raster.scale)
    var resolved = try resolved(scene, masks: masks, grid: grid)
    if let colors { resolved = resolved.inked(for: colors) }
    return try PageBands(resolved, buffers: buffers, threads: threads, pixelsPerBand: pixelsPerBand)
  }

  /// The scene with its fonts and pictures looked up; without masks and a grid, for what has no pixels.
  func resolved(_ scene: Scene, masks: GlyphMasks? = nil, grid: PixelGrid? = nil) throws -> ResolvedScene {
    // The scene was most likely laid out by what these fonts measure.
    try fonts.checkMeasurements()
    do {
      let resolved = try SceneResolver(fonts: fonts, pictures: pictures, masks: masks, grid: grid).resolve(scene)
      try fonts.checkFiles()
      return resolved
    } catch {
      fonts.forget()
      throw error
    }
  }
}
