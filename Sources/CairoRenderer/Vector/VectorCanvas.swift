import CCairo
import CalendarCore
import PageLayout

/// Draws resolved items as outlines and text, for pictures that have no pixels.
struct VectorCanvas {
  /// What becomes of text.
  enum TextForm {
    /// It stays text, which can be searched and copied; emoji are pictures.
    case text
    /// It becomes outlines, which look the same wherever they are shown.
    case outlines
  }

  let context: CairoContext
  let textForm: TextForm

  /// Draws an item; whatever there was to decide has been decided.
  func draw(_ item: ResolvedItem) throws {
    switch item.operation {
    case .box(let rect, let color):
      fill(.rectangle(rect), color)
    case .fill(let shape, let color):
      fill(shape, color)
    case .symbol(let outline, let color):
      context.setColor(color)
      context.fillEvenOdd(outline)
    case .stroke(let shape, let color, let width):
      context.setColor(color)
      context.trace(shape)
      cairo_set_line_width(context.pointer, width)
      cairo_stroke(context.pointer)
    case .glyphs(let runs, let color):
      context.setColor(color)
      for run in runs { try draw(run) }
    case .masks:
      preconditionFailure("glyphs are pixels only on pages of pixels")
    case .pixmap(let pixmap, let frame):
      context.draw(pixmap, in: frame)
    case .template(let pixmap, let frame, let color):
      context.setColor(color)
      context.mask(with: pixmap, in: frame)
    case .clip(let shape, let items):
      try context.saved {
        context.trace(shape)
        cairo_clip(context.pointer)
        for item in items { try draw(item) }
      }
    }
  }

  private func fill(_ shape: Shape, _ color: RGBA) {
    context.setColor(color)
    context.trace(shape)
    cairo_fill(context.pointer)
  }

  private func draw(_ run: GlyphRun) throws {
    guard !run.face.hasColor else { return try context.showFine(run) }
    switch textForm {
    case .text: context.showText(run)
    case .outlines: context.fill(run)
    }
  }
}
