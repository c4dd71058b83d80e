import CCairo

/// A glyph as pixels: how much of each it covers, in the sixteen levels of `Coverage`.
final class GlyphMask: Sendable {
  let width: Int
  let height: Int
  /// Where the mask's corner lies, seen from the pixel that holds the glyph's origin.
  let left: Int
  let top: Int
  /// Row by row, without padding.
  let bytes: [UInt8]

  /// Draws a glyph of a face at a scale in pixels a point, its origin so far from a pixel's corner; nil when it is larger
  /// than is worth keeping.
  init?(_ index: UInt, of face: FontFace, scale: Double, offset: (x: Double, y: Double)) throws {
    var glyph = cairo_glyph_t(index: index, x: 0, y: 0)
    let extents = try face.extents(of: &glyph)
    let left = Int((extents.x_bearing * scale + offset.x).rounded(.down)) - 1
    let top = Int((extents.y_bearing * scale + offset.y).rounded(.down)) - 1
    let right = Int(((extents.x_bearing + extents.width) * scale + offset.x).rounded(.up)) + 1
    let bottom = Int(((extents.y_bearing + extents.height) * scale + offset.y).rounded(.up)) + 1
    let (width, height) = (right - left, bottom - top)
    guard width * height <= Self.largest else { return nil }

    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, CInt(width), CInt(height))!
    defer { cairo_surface_destroy(surface) }
    try AllocationWatch.hold(doing: "drawing a letter") {
      let context = CairoContext(surface: surface)
      cairo_translate(context.pointer, Double(-left) + offset.x, Double(-top) + offset.y)
      cairo_scale(context.pointer, scale, scale)
      face.use(on: context) { cairo_glyph_path(context.pointer, &glyph, 1) }
      cairo_fill(context.pointer)
      try context.check(doing: "drawing a letter")
      cairo_surface_flush(surface)
    }

    let stride = Int(cairo_image_surface_get_stride(surface))
    let data = cairo_image_surface_get_data(surface)!
    let reduced = Coverage.reduced
    bytes = Array(unsafeUninitializedCapacity: width * height) { bytes, count in
      for row in 0..<height {
        for column in 0..<width { bytes[row * width + column] = reduced[Int(data[row * stride + column])] }
      }
      count = width * height
    }
    (self.width, self.height, self.left, self.top) = (width, height, left, top)
  }

  /// In pixels.
  private static let largest = 512 * 512
}
