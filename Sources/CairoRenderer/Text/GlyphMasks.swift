import CalendarCore

/// The glyphs drawn lately, as pixels, for whoever needs them again.
///
/// Not for two threads at once; the masks it gives are.
final class GlyphMasks {
  private struct Key: Hashable {
    var face: FontFace
    var index: UInt
    var scale: Double
    /// In quarters of a pixel.
    var x: Int
    var y: Int
  }

  /// 8 MB of them, and as much of older ones.
  private var masks = GenerationCache<Key, GlyphMask?>(capacity: 8 << 20) { 256 + ($0?.bytes.count ?? 0) }

  /// The mask of a glyph at a place in points, which `grid` has given; nil when it is too large, or a picture.
  func mask(_ index: UInt, of face: FontFace, grid: PixelGrid, at point: Point) throws -> PlacedMask? {
    guard !face.hasColor else { return nil }
    let scale = grid.scale
    // In quarters of a pixel, so that rounding finds the same numbers everywhere on the page.
    let x = Int((point.x * scale * 4).rounded())
    let y = Int((point.y * scale * 4).rounded())
    let (column, row) = (x >> 2, y >> 2)
    let key = Key(face: face, index: index, scale: scale, x: x & 3, y: y & 3)
    let mask = try masks.value(for: key) {
      try GlyphMask(index, of: face, scale: scale, offset: (Double(key.x) / 4, Double(key.y) / 4))
    }
    return mask.map { PlacedMask(mask: $0, column: column + $0.left, row: row + $0.top) }
  }
}

/// A glyph on a page of pixels.
struct PlacedMask: Sendable {
  var mask: GlyphMask
  /// Where the mask's left upper pixel lies.
  var column: Int
  var row: Int
}
