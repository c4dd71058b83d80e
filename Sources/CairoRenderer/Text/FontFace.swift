import CCairo

/// A face at a size, as pango chose it, in points.
final class FontFace: @unchecked Sendable {
  // `@unchecked`: cairo counts references to fonts atomically and locks them while it uses them.
  private let scaledFont: OpaquePointer
  /// Whether its glyphs have colours of their own, as emoji have.
  let hasColor: Bool

  /// Keeps a reference of its own.
  init(_ scaledFont: OpaquePointer) {
    self.scaledFont = cairo_scaled_font_reference(scaledFont)
    hasColor = ccairo_has_color_glyphs(scaledFont) != 0
  }

  deinit {
    cairo_scaled_font_destroy(scaledFont)
  }

  /// Makes a context draw with it, at the context's own scale.
  func select(on context: CairoContext) {
    cairo_set_font_face(context.pointer, cairo_scaled_font_get_font_face(scaledFont))
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaledFont, &matrix)
    cairo_set_font_matrix(context.pointer, &matrix)
    let options = cairo_font_options_create()
    cairo_scaled_font_get_font_options(scaledFont, options)
    cairo_set_font_options(context.pointer, options)
    cairo_font_options_destroy(options)
  }
}
