import CCairo

/// A face at a size, as pango chose it, in points.
final class FontFace: @unchecked Sendable {
  // `@unchecked`: cairo counts references to fonts atomically and locks them while it uses them.
  let scaledFont: OpaquePointer
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
}
