import CCairo
import CalendarCore
import PageLayout

/// A line of text that grows to the right by pango's items.
struct ShapedLine {
  let text: String
  private var runs: [GlyphRun] = []
  private var missing: [Character] = []
  /// The files of which cairo made no font.
  private var unopened: [FontFile] = []
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
      if let file = FontFile(of: item.pointee.analysis.font) { unopened.append(file) }
      return
    }
    runs.append(reader.run)
    missing += reader.missing
    end = reader.end
    measure(glyphs, in: item.pointee.analysis.font)
  }

  /// Throws what went wrong in fonts. Not under the lock, which a face that is let go of by the error takes.
  func check() throws {
    for run in runs { try run.face.check() }
    // cairo says the same of a file that is broken.
    for file in unopened where file.isWhole {
      try CairoContext.check(CAIRO_STATUS_NO_MEMORY, doing: "opening \(file.path)")
    }
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

extension FontFile {
  /// The file of a font of pango's.
  fileprivate init?(of font: UnsafeMutablePointer<PangoFont>?) {
    guard let font = UnsafeMutableRawPointer(font)?.assumingMemoryBound(to: PangoFcFont.self) else { return nil }
    var path: UnsafeMutablePointer<FcChar8>?
    FcPatternGetString(pango_fc_font_get_pattern(font), FC_FILE, 0, &path)
    guard let path else { return nil }
    self.init(path: String(cString: path))
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
