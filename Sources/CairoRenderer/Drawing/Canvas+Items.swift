import CCairo
import CalendarCore
import PageLayout

extension Canvas {
  /// Draws an item that has been resolved; whatever there was to decide has been decided.
  func draw(_ item: ResolvedItem) {
    switch item.operation {
    case .fill(let shape, let color):
      setColor(color)
      trace(shape)
      cairo_fill(context)
    case .symbol(let outline, let color):
      setColor(color)
      trace(.path(outline))
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_fill(context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    case .stroke(let shape, let color, let width):
      setColor(color)
      cairo_set_line_width(context, width)
      trace(shape)
      cairo_stroke(context)
    case .glyphs(let runs, let origin, let color):
      setColor(color)
      for run in runs { draw(run, at: origin) }
    case .pixmap(let pixmap, let frame):
      withSurface(of: pixmap, in: frame) {
        cairo_set_source_surface(context, $0, 0, 0)
        // The edge of an enlarged picture is its last pixels, not a fade to nothing.
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        cairo_rectangle(context, 0, 0, Double(pixmap.width), Double(pixmap.height))
        cairo_fill(context)
      }
    case .template(let pixmap, let frame, let color):
      setColor(color)
      withSurface(of: pixmap, in: frame) { cairo_mask_surface(context, $0, 0, 0) }
    case .clip(let shape, let items):
      cairo_save(context)
      trace(shape)
      cairo_clip(context)
      for item in items { draw(item) }
      cairo_restore(context)
    }
  }

  /// Fills glyphs as outlines: cairo 1.16 would move their pictures to whole pixels, and small text would be uneven.
  /// Glyphs that are pictures in colour have no outlines and are shown as they are.
  private func draw(_ run: GlyphRun, at origin: Point) {
    cairo_set_font_face(context, cairo_scaled_font_get_font_face(run.face.scaledFont))
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(run.face.scaledFont, &matrix)
    cairo_set_font_matrix(context, &matrix)
    let options = cairo_font_options_create()
    cairo_scaled_font_get_font_options(run.face.scaledFont, options)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)

    var glyphs = run.glyphs.map { cairo_glyph_t(index: $0.index, x: origin.x + $0.x, y: origin.y + $0.y) }
    if run.face.hasColor {
      cairo_show_glyphs(context, &glyphs, CInt(glyphs.count))
    } else {
      cairo_new_path(context)
      cairo_glyph_path(context, &glyphs, CInt(glyphs.count))
      cairo_fill(context)
    }
  }

  /// Gives a picture as a surface, with the picture's pixels as units over its frame.
  private func withSurface(of pixmap: Pixmap, in frame: Rect, _ draw: (OpaquePointer) -> Void) {
    pixmap.pixels.withUnsafeBytes { bytes in
      // cairo takes no constant memory, but only reads a source.
      let pixels = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
      let surface = cairo_image_surface_create_for_data(
        pixels, CAIRO_FORMAT_ARGB32, CInt(pixmap.width), CInt(pixmap.height), CInt(pixmap.width * 4))!
      cairo_save(context)
      cairo_translate(context, frame.x, frame.y)
      cairo_scale(context, frame.width / Double(pixmap.width), frame.height / Double(pixmap.height))
      draw(surface)
      cairo_restore(context)
      cairo_set_source_rgb(context, 0, 0, 0)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
