import CCairo
import CalendarCore

extension CairoContext {
  /// Shows glyphs that are pictures, as fine as other pictures: cairo itself would set them into a PDF or an SVG with a
  /// pixel a point.
  func showFine(_ run: GlyphRun) throws {
    let scale = SceneResolver.pixelsPerPoint
    for glyph in run.glyphs {
      var single = run
      var origin = cairo_glyph_t(index: glyph.index, x: 0, y: 0)
      let extents = try run.face.extents(of: &origin)
      guard extents.width > 0, extents.height > 0 else { continue }
      single.glyphs = [GlyphRun.Glyph(index: glyph.index, x: -extents.x_bearing, y: -extents.y_bearing, advance: 0)]
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, CInt((extents.width * scale).rounded(.up)), CInt((extents.height * scale).rounded(.up)))!
      defer { cairo_surface_destroy(surface) }
      let picture = CairoContext(surface: surface)
      cairo_scale(picture.pointer, scale, scale)
      picture.show(single)
      try picture.check(doing: "drawing a letter")
      cairo_surface_flush(surface)
      saved {
        cairo_translate(pointer, glyph.x + extents.x_bearing, glyph.y + extents.y_bearing)
        cairo_scale(pointer, 1 / scale, 1 / scale)
        cairo_set_source_surface(pointer, surface, 0, 0)
        cairo_paint(pointer)
      }
    }
  }
}
