import CCairo
import CalendarCore
import PageLayout

/// A line of text that grows to the right by pango's items.
struct ShapedLine {
  let text: String
  private var runs: [GlyphRun] = []
  private var missing: [Character] = []
  /// Where the next item begins, in points.
  private var end = 0.0
  /// In pango's units, seen from the left end of the baseline.
  private var ink = PangoRectangle()
  private var logical = PangoRectangle()

  init(text: String) {
    self.text = text
  }

  /// Shapes an item of the text, whose bytes are `paragraph`.
  mutating func append(_ item: UnsafeMutablePointer<PangoItem>, of paragraph: UnsafeBufferPointer<CChar>) {
    let glyphs = pango_glyph_string_new()!
    defer { pango_glyph_string_free(glyphs) }
    pango_shape_full(
      paragraph.baseAddress! + Int(item.pointee.offset), item.pointee.length, paragraph.baseAddress,
      CInt(paragraph.count), &item.pointee.analysis, glyphs)
    guard let reader = GlyphItemReader(item: item.pointee, glyphs: glyphs.pointee, text: text, origin: end) else {
      let bytes = paragraph[Int(item.pointee.offset)...].prefix(Int(item.pointee.length))
      missing += String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
      return
    }
    runs.append(reader.run)
    missing += reader.missing
    end = reader.end
    measure(glyphs, in: item.pointee.analysis.font)
  }

  private mutating func measure(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>, in font: UnsafeMutablePointer<PangoFont>?
  ) {
    var ownInk = PangoRectangle()
    var ownLogical = PangoRectangle()
    pango_glyph_string_extents(glyphs, font, &ownInk, &ownLogical)
    ownInk.x += logical.width
    if ownInk.width > 0, ownInk.height > 0 { ink = ink.width > 0 && ink.height > 0 ? ink.union(ownInk) : ownInk }
    let width = logical.width + ownLogical.width
    logical = logical.union(ownLogical)
    (logical.x, logical.width) = (0, width)
  }

  /// What was shaped; its `capHeight` is 0.
  var shaped: ShapedText {
    let metrics = TextMetrics(
      width: points(logical.width), ascent: points(-logical.y), descent: points(logical.y + logical.height),
      ink: Rect(x: points(ink.x), y: points(ink.y), width: points(ink.width), height: points(ink.height)),
      capHeight: 0, missing: missing)
    return ShapedText(runs: runs, metrics: metrics)
  }
}

extension PangoRectangle {
  fileprivate func union(_ other: PangoRectangle) -> PangoRectangle {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PangoRectangle(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
