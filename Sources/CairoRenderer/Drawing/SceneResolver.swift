import CalendarCore
import PageLayout

/// Looks up the fonts and pictures of a scene, and fits it to its pixels.
struct SceneResolver {
  let fonts: FontBook
  let pictures: PictureLibrary
  /// Where edges must fall on whole pixels; nil for pictures without pixels.
  let grid: PixelGrid?

  func resolve(_ scene: Scene) throws -> ResolvedScene {
    ResolvedScene(scene: scene, items: try scene.items.map(resolve))
  }

  private func resolve(_ item: SceneItem) throws -> ResolvedItem {
    switch item {
    case .fill(let shape, let color):
      let shape = grid?.aligned(shape) ?? shape
      return ResolvedItem(operation: .fill(shape, color), bounds: shape.bounds)
    case .stroke(let shape, let color, let width):
      if case .line(let from, let to) = shape, let grid, let line = grid.line(from: from, to: to, width: width) {
        let color = color.opacity(line.opacity)
        return ResolvedItem(operation: .fill(.rectangle(line.rect), color), bounds: line.rect)
      }
      return ResolvedItem(
        operation: .stroke(shape, color, width: width), bounds: shape.bounds.inset(by: -width, -width))
    case .text(let text):
      let shaped = fonts.shaped(text.text, style: text.style)
      return ResolvedItem(
        operation: .glyphs(shaped.runs, at: text.origin, text.color),
        bounds: Rect(
          x: text.origin.x + shaped.metrics.ink.x, y: text.origin.y + shaped.metrics.ink.y,
          width: shaped.metrics.ink.width, height: shaped.metrics.ink.height))
    case .image(let image):
      return try resolve(image)
    case .clip(let shape, let items):
      let shape = grid?.aligned(shape) ?? shape
      return ResolvedItem(operation: .clip(shape, try items.map(resolve)), bounds: shape.bounds)
    }
  }

  private func resolve(_ image: ImageItem) throws -> ResolvedItem {
    switch image.picture {
    case .symbol(let name):
      let outline = try pictures.symbol(name).outline(in: image.frame)
      return ResolvedItem(operation: .symbol(outline, image.tint ?? .black), bounds: Shape.path(outline).bounds)
    case .file, .data:
      var frame = image.frame
      if case .rectangle(let aligned)? = grid?.aligned(.rectangle(frame)) { frame = aligned }
      let scale = grid?.scale ?? Self.pixelsPerPoint
      let pixmap = try pictures.pixmap(
        of: image.picture, width: Self.pixels(frame.width * scale), height: Self.pixels(frame.height * scale))
      let operation: ResolvedItem.Operation =
        if let tint = image.tint { .template(pixmap, frame, tint) } else { .pixmap(pixmap, frame) }
      return ResolvedItem(operation: operation, bounds: frame)
    }
  }

  /// How finely pictures are set into pages that have no pixels: 300 an inch.
  private static let pixelsPerPoint = 300.0 / 72

  /// A length in whole pixels; beyond 8192 a picture is enlarged rather than held in memory.
  private static func pixels(_ length: Double) -> Int {
    Int(min(max(length.rounded(), 1), 8192))
  }
}
