import CCairo

/// A face at a size, as pango chose it, in points.
final class FontFace: @unchecked Sendable {
  // `@unchecked`: cairo counts references to fonts atomically; `FreeTypeLock` guards what lies behind them.
  private let scaledFont: OpaquePointer
  /// Whether its glyphs have colours of their own, as emoji have.
  let hasColor: Bool

  /// Keeps a reference of its own.
  init(_ scaledFont: OpaquePointer) {
    self.scaledFont = cairo_scaled_font_reference(scaledFont)
    hasColor = ccairo_has_color_glyphs(scaledFont) != 0
  }

  deinit {
    FreeTypeLock.hold { cairo_scaled_font_destroy(scaledFont) }
  }

  /// Draws with it on a context, at the context's own scale.
  func use(on context: CairoContext, _ draw: () -> Void) {
    FreeTypeLock.hold {
      // A context that kept the face would let go of it later, without the lock, and perhaps close its file.
      context.saved {
        select(on: context)
        draw()
      }
    }
  }

  /// Draws with it on a context whose surface embeds fonts: as outlines of just the glyphs that are used.
  ///
  /// cairo 1.16 embeds the file of a variable font in its default weight whenever that was the last to be used of it. A
  /// face that is marked as changed by some synthesis is never embedded as a file; the mark's bit is one that stands for
  /// no change at all. The size differs by less than any printer can show, or cairo would take a font from its cache
  /// that it made before the mark.
  func useAsOutlines(on context: CairoContext, _ draw: () -> Void) {
    use(on: context) {
      if cairo_scaled_font_get_type(scaledFont) == CAIRO_FONT_TYPE_FT {
        cairo_ft_font_face_set_synthesize(cairo_scaled_font_get_font_face(scaledFont), 1 << 2)
      }
      var matrix = cairo_matrix_t()
      cairo_scaled_font_get_font_matrix(scaledFont, &matrix)
      cairo_matrix_scale(&matrix, 1 + 1e-7, 1 + 1e-7)
      cairo_set_font_matrix(context.pointer, &matrix)
      draw()
    }
  }

  private func select(on context: CairoContext) {
    cairo_set_font_face(context.pointer, cairo_scaled_font_get_font_face(scaledFont))
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaledFont, &matrix)
    cairo_set_font_matrix(context.pointer, &matrix)
    let options = cairo_font_options_create()
    cairo_scaled_font_get_font_options(scaledFont, options)
    cairo_set_font_options(context.pointer, options)
    cairo_font_options_destroy(options)
  }

  /// How large a glyph is, in points.
  func extents(of glyph: inout cairo_glyph_t) throws -> cairo_text_extents_t {
    var extents = cairo_text_extents_t()
    FreeTypeLock.hold { cairo_scaled_font_glyph_extents(scaledFont, &glyph, 1, &extents) }
    try check()
    return extents
  }

  /// Throws what went wrong when it was used: its glyphs are without size since then.
  func check() throws {
    try CairoContext.check(cairo_scaled_font_status(scaledFont), doing: "setting text")
  }
}

extension FontFace: Hashable {
  static func == (first: FontFace, second: FontFace) -> Bool { first.scaledFont == second.scaledFont }

  func hash(into hasher: inout Hasher) { hasher.combine(scaledFont) }
}
