import CalendarCore
import PageLayout

/// A scene item with everything looked up: what is left is to draw it.
struct ResolvedItem: Sendable {
  /// What to draw; in points.
  indirect enum Operation: Sendable {
    /// A rectangle with its edges on whole pixels, where the page has pixels.
    case box(Rect, RGBA)
    case fill(Shape, RGBA)
    /// An outline filled by the even-odd rule.
    case symbol([PathElement], RGBA)
    case stroke(Shape, RGBA, width: Double)
    /// Glyphs as outlines, or as pictures where their face has colours of its own.
    case glyphs([GlyphRun], RGBA)
    /// Glyphs as pixels.
    case masks([PlacedMask], RGBA)
    /// A picture over a frame of its own proportions.
    case pixmap(Pixmap, Rect)
    /// A picture of which only the shape counts, in a colour.
    case template(Pixmap, Rect, RGBA)
    case clip(Shape, [ResolvedItem])
  }

  var operation: Operation
  /// What it may touch, in points; never too small.
  var bounds: Rect
}
