import CCairo
import CalendarCore
import PageLayout

extension CairoContext {
  /// Fills an outline by the even-odd rule.
  func fillEvenOdd(_ outline: [PathElement]) {
    trace(.path(outline))
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_fill(pointer)
    cairo_set_fill_rule(pointer, CAIRO_FILL_RULE_WINDING)
  }

  /// Fills glyphs as outlines: cairo 1.16 would move their pictures to whole pixels, and small text would be uneven.
  func fill(_ run: GlyphRun) {
    let glyphs = run.glyphs.map { cairo_glyph_t(index: $0.index, x: $0.x, y: $0.y) }
    cairo_new_path(pointer)
    run.face.use(on: self) { cairo_glyph_path(pointer, glyphs, CInt(glyphs.count)) }
    cairo_fill(pointer)
  }

  /// Shows glyphs that are pictures in colours of their own.
  func show(_ run: GlyphRun) {
    let glyphs = run.glyphs.map { cairo_glyph_t(index: $0.index, x: $0.x, y: $0.y) }
    run.face.use(on: self) { cairo_show_glyphs(pointer, glyphs, CInt(glyphs.count)) }
  }

  /// Draws a picture over a frame.
  func draw(_ pixmap: Pixmap, in frame: Rect) {
    withSurface(of: pixmap, in: frame) {
      cairo_set_source_surface(pointer, $0, 0, 0)
      // The edge of an enlarged picture is its last pixels, not a fade to nothing.
      cairo_pattern_set_extend(cairo_get_source(pointer), CAIRO_EXTEND_PAD)
      cairo_rectangle(pointer, 0, 0, Double(pixmap.width), Double(pixmap.height))
      cairo_fill(pointer)
    }
  }

  /// Draws the shape of a picture over a frame, in the current colour.
  func mask(with pixmap: Pixmap, in frame: Rect) {
    withSurface(of: pixmap, in: frame) { cairo_mask_surface(pointer, $0, 0, 0) }
  }

  /// Gives a picture as a surface, with the picture's pixels as units over its frame.
  private func withSurface(of pixmap: Pixmap, in frame: Rect, _ draw: (OpaquePointer) -> Void) {
    pixmap.pixels.withUnsafeBytes { bytes in
      // cairo takes no constant memory, but only reads a source.
      let pixels = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
      let surface = cairo_image_surface_create_for_data(
        pixels, CAIRO_FORMAT_ARGB32, CInt(pixmap.width), CInt(pixmap.height), CInt(pixmap.width * 4))!
      saved {
        cairo_translate(pointer, frame.x, frame.y)
        cairo_scale(pointer, frame.width / Double(pixmap.width), frame.height / Double(pixmap.height))
        draw(surface)
      }
      // The context must not keep the surface longer than its pixels live.
      cairo_set_source_rgb(pointer, 0, 0, 0)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
