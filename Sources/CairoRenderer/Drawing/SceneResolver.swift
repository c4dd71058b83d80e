import CalendarCore
import PageLayout

/// Looks up the fonts and pictures of a scene, and fits it to its pixels.
struct SceneResolver {
  let fonts: FontBook
  let pictures: PictureLibrary
  /// Glyphs as pixels; nil for pictures without pixels.
  let masks: GlyphMasks?
  /// Where edges must fall on whole pixels; nil for pictures without pixels.
  let grid: PixelGrid?

  func resolve(_ scene: Scene) throws -> ResolvedScene {
    ResolvedScene(scene: scene, items: try scene.items.flatMap(resolve))
  }

  private func resolve(_ item: SceneItem) throws -> [ResolvedItem] {
    switch item {
    case .fill(.rectangle(let rect), let color):
      return [box(grid?.aligned(rect) ?? rect, color)]
    case .fill(let shape, let color):
      return [ResolvedItem(operation: .fill(shape, color), bounds: shape.bounds)]
    case .stroke(let shape, let color, let width):
      if case .line(let from, let to) = shape, let line = grid?.line(from: from, to: to, width: width) {
        return [box(line.rect, color.opacity(line.opacity))]
      }
      let bounds = shape.bounds.inset(by: -width, -width)
      return [ResolvedItem(operation: .stroke(shape, color, width: width), bounds: bounds)]
    case .text(let text):
      return try resolve(text)
    case .image(let image):
      return [try resolve(image)]
    case .clip(let shape, let items):
      let shape: Shape = if case .rectangle(let rect) = shape { .rectangle(grid?.aligned(rect) ?? rect) } else { shape }
      return [ResolvedItem(operation: .clip(shape, try items.flatMap(resolve)), bounds: shape.bounds)]
    }
  }

  private func box(_ rect: Rect, _ color: RGBA) -> ResolvedItem {
    ResolvedItem(operation: .box(rect, color), bounds: rect)
  }

  private func resolve(_ text: TextItem) throws -> [ResolvedItem] {
    let shaped = try fonts.shaped(text.text, style: text.style)
    let ink = shaped.metrics.ink
    // The grid moves a glyph by at most half a pixel.
    let pixel = grid?.pixel ?? 0
    let bounds = Rect(x: text.origin.x + ink.x, y: text.origin.y + ink.y, width: ink.width, height: ink.height)
      .inset(by: -pixel, -pixel)

    var masks: [PlacedMask] = []
    var runs: [GlyphRun] = []
    for var run in shaped.runs {
      run.glyphs = try run.glyphs.compactMap { glyph in
        var point = Point(x: text.origin.x + glyph.x, y: text.origin.y + glyph.y)
        if let grid {
          point = grid.glyphOrigin(point, size: text.style.size)
          if let mask = try self.masks?.mask(glyph.index, of: run.face, grid: grid, at: point) {
            masks.append(mask)
            return nil
          }
        }
        return GlyphRun.Glyph(index: glyph.index, x: point.x, y: point.y, advance: glyph.advance)
      }
      if !run.glyphs.isEmpty { runs.append(run) }
    }
    return (masks.isEmpty ? [] : [ResolvedItem(operation: .masks(masks, text.color), bounds: bounds)])
      + (runs.isEmpty ? [] : [ResolvedItem(operation: .glyphs(runs, text.color), bounds: bounds)])
  }

  private func resolve(_ image: ImageItem) throws -> ResolvedItem {
    switch image.picture {
    case .symbol(let name):
      let outline = try pictures.symbol(name).outline(in: image.frame)
      return ResolvedItem(operation: .symbol(outline, image.tint ?? .black), bounds: Shape.path(outline).bounds)
    case .file, .data:
      let frame = grid?.aligned(image.frame) ?? image.frame
      let scale = grid?.scale ?? Self.pixelsPerPoint
      let pixmap = try pictures.pixmap(
        of: image.picture, width: Self.pixels(frame.width * scale), height: Self.pixels(frame.height * scale))
      let operation: ResolvedItem.Operation =
        if let tint = image.tint { .template(pixmap, frame, tint) } else { .pixmap(pixmap, frame) }
      return ResolvedItem(operation: operation, bounds: frame)
    }
  }

  /// How finely pictures are set into pages that have no pixels: 300 an inch.
  static let pixelsPerPoint = 300.0 / 72

  /// A length in whole pixels; beyond 8192 a picture is enlarged rather than held in memory.
  private static func pixels(_ length: Double) -> Int {
    Int(min(max(length.rounded(), 1), 8192))
  }
}
