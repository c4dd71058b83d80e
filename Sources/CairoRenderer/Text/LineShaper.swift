import CCairo
import CalendarCore
import PageLayout

/// Turns a line of text into glyphs with one font map.
struct LineShaper {
  let map: FontMap

  /// The glyphs and the size of a text; `capHeight` is left at 0.
  func shape(_ text: String, style: TextStyle) -> ShapedText {
    var shaped = FreeTypeLock.hold { shapeAlone(text, style: style) }
    // Pango measures a box of its own for a letter that no font has, not what the face draws for it.
    if !shaped.metrics.missing.isEmpty {
      shaped.metrics.ink = shaped.runs.map(\.inkOfUnknown).reduce(shaped.metrics.ink) { $0.union($1) }
    }
    return shaped
  }

  private func shapeAlone(_ text: String, style: TextStyle) -> ShapedText {
    set(text, style: style)
    guard let line = pango_layout_get_line_readonly(map.layout, 0) else {
      return ShapedText(
        runs: [],
        metrics: TextMetrics(width: 0, ascent: 0, descent: 0, ink: Rect(x: 0, y: 0, width: 0, height: 0), capHeight: 0))
    }
    var ink = PangoRectangle()
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, &ink, &logical)

    var runs: [GlyphRun] = []
    var missing: [Character] = []
    var x = 0.0
    var node = line.pointee.runs
    while let current = node {
      let item = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      let reader = GlyphItemReader(item: item, text: text, origin: x)
      runs.append(reader.run)
      missing += reader.missing
      x = reader.end
      node = current.pointee.next
    }
    let metrics = TextMetrics(
      width: points(logical.width), ascent: points(-logical.y), descent: points(logical.y + logical.height),
      ink: Rect(x: points(ink.x), y: points(ink.y), width: points(ink.width), height: points(ink.height)),
      capHeight: 0, missing: missing)
    return ShapedText(runs: runs, metrics: metrics)
  }

  private func set(_ text: String, style: TextStyle) {
    map.setLanguage(style.language)
    let description = pango_font_description_new()
    pango_font_description_set_family(description, style.design.families.joined(separator: ","))
    pango_font_description_set_weight(description, PangoWeight(style.design.faceWeight(style.weight)))
    pango_font_description_set_absolute_size(description, style.size * Double(PANGO_SCALE))
    // FreeType rounds the outlines of a face as it was opened, and of one whose axes were ever moved, differently. cairo
    // shares a face between optical sizes, and closes and opens it as it likes: text for which no axis must move would
    // depend on what was drawn before. A weight that is nobody's default, by less than can be seen, always moves one.
    pango_font_description_set_variations(description, "wght=\(style.design.faceWeight(style.weight)).05")
    pango_layout_set_font_description(map.layout, description)
    pango_font_description_free(description)

    let attributes = pango_attr_list_new()
    if style.tabularFigures { pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum 1")) }
    pango_layout_set_attributes(map.layout, attributes)
    pango_attr_list_unref(attributes)

    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(map.layout, $0.baseAddress, CInt($0.count))
      }
    }
  }
}

/// Pango's units, 1024 a point, in points.
func points(_ units: CInt) -> Double {
  Double(units) / Double(PANGO_SCALE)
}
