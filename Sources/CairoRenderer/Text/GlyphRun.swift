import CCairo
import CalendarCore

/// Glyphs of one face, in the order they are drawn from left to right.
struct GlyphRun: Sendable {
  /// A glyph's place seen from the left end of the text's baseline, in points; y grows downwards.
  struct Glyph: Hashable, Sendable {
    var index: UInt
    var x: Double
    var y: Double
    /// How far the text goes on with it; 0 for marks over or under a letter.
    var advance: Double
  }

  /// How many bytes of text how many glyphs stand for.
  struct Cluster: Hashable, Sendable {
    var bytes: Int
    var glyphs: Int
  }

  var face: FontFace
  var glyphs: [Glyph]
  /// The text the glyphs stand for, in reading order.
  var text: String
  /// The clusters in the order of the text; their glyphs come from the right end in text that runs right to left.
  var clusters: [Cluster]
  var isRightToLeft: Bool
}

extension GlyphRun {
  /// What its glyphs for unknown letters cover, seen from the beginning of the line; empty without such glyphs.
  var inkOfUnknown: Rect {
    get throws {
      try glyphs.filter { $0.index == 0 }.reduce(Rect(x: 0, y: 0, width: 0, height: 0)) { ink, glyph in
        var glyph = cairo_glyph_t(index: glyph.index, x: glyph.x, y: glyph.y)
        let extents = try face.extents(of: &glyph)
        return ink.union(
          Rect(
            x: glyph.x + extents.x_bearing, y: glyph.y + extents.y_bearing, width: extents.width,
            height: extents.height))
      }
    }
  }
}
