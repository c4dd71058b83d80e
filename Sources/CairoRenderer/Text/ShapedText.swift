import PageLayout

/// A line of text as glyphs: measured once, drawn as often as one likes, on any thread.
struct ShapedText: Sendable {
  var runs: [GlyphRun]
  var metrics: TextMetrics
  /// Whether no shipped font has all of it.
  var usesSystemFonts = false
}
