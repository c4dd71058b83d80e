import CCairo
import CalendarCore
import PageLayout

/// Draws resolved items into pixels.
final class RasterCanvas {
  private let context: CairoContext
  private let coverage: CoverageBuffer
  private var firstRow = 0
  private var edges = Edges.smooth

  /// A canvas on an image surface of a size in pixels.
  init(surface: OpaquePointer, width: Int, height: Int) throws {
    context = CairoContext(surface: surface)
    coverage = try CoverageBuffer(width: width, height: height)
  }

  /// Puts a page's row `firstRow` at the top, at the page's scale and with its edges.
  func place(_ page: ResolvedScene, firstRow: Int) {
    self.firstRow = firstRow
    edges = page.edges
    let scale = page.scene.raster.scale
    for pointer in [context.pointer, coverage.context.pointer] {
      cairo_identity_matrix(pointer)
      cairo_translate(pointer, 0, -Double(firstRow))
      cairo_scale(pointer, scale, scale)
    }
  }

  /// Whether it can be drawn on: after an error cairo draws nothing any more.
  var isSound: Bool { (try? check()) != nil }

  /// Throws what went wrong with anything drawn so far.
  func check() throws {
    try context.check(doing: Self.action)
    try coverage.context.check(doing: Self.action)
  }

  static let action = "drawing the page"

  /// Draws an item; whatever there was to decide has been decided.
  func draw(_ item: ResolvedItem) {
    switch item.operation {
    case .box(let rect, let color):
      context.setColor(color)
      context.trace(.rectangle(rect))
      cairo_fill(context.pointer)
    case .fill(let shape, let color):
      cover(item.bounds, color) { context, _ in
        context.trace(shape)
        cairo_fill(context.pointer)
      }
    case .symbol(let outline, let color):
      cover(item.bounds, color) { context, _ in context.fillEvenOdd(outline) }
    case .stroke(let shape, let color, let width):
      cover(item.bounds, color) { context, _ in
        context.trace(shape)
        cairo_set_line_width(context.pointer, width)
        cairo_stroke(context.pointer)
      }
    case .masks(let masks, let color):
      cover(item.bounds, color, isReduced: true) { _, top in
        for mask in masks { coverage.add(mask, firstRow: firstRow + top) }
      }
    case .glyphs(let runs, let color):
      cover(item.bounds, color) { context, _ in
        for run in runs where !run.face.hasColor { context.fill(run) }
      }
      for run in runs where run.face.hasColor { context.show(run) }
    case .pixmap(let pixmap, let frame):
      context.draw(pixmap, in: frame)
    case .template(let pixmap, let frame, let color):
      context.setColor(color)
      context.mask(with: pixmap, in: frame)
    case .clip(let shape, let items):
      context.saved {
        context.trace(shape)
        cairo_clip(context.pointer)
        for item in items { draw(item) }
      }
    }
  }

  /// Paints a colour where `draw` covers pixels within some bounds.
  ///
  /// Whatever is covered is covered in the buffer's first rows, which stay in the processor's cache; `draw` is told which
  /// row of the band is the first.
  private func cover(
    _ bounds: Rect, _ color: RGBA, isReduced: Bool = false, _ draw: (CairoContext, _ top: Int) -> Void
  ) {
    let area = coverage.area(of: bounds)
    guard !area.isEmpty else { return }
    let top = area.rows.lowerBound
    let covered = PixelArea(columns: area.columns, rows: 0..<area.rows.count)
    coverage.context.movedUp(rows: top) { draw($0, top) }
    if !isReduced || edges == .hard { coverage.reduce(covered, to: edges) }
    context.saved {
      context.setColor(color)
      cairo_identity_matrix(context.pointer)
      cairo_rectangle(
        context.pointer, Double(area.columns.lowerBound), Double(area.rows.lowerBound), Double(area.columns.count),
        Double(area.rows.count))
      cairo_clip(context.pointer)
      cairo_mask_surface(context.pointer, coverage.surface, 0, Double(top))
    }
    coverage.clear(covered)
  }
}
