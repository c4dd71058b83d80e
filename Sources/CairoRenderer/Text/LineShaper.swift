import CCairo
import CalendarCore
import PageLayout

/// Turns a line of text into glyphs with one font map.
///
/// pango's layouts would do it, too, but also find where lines may break, shape "The quick brown fox jumps over the lazy
/// dog." in each font and size, which takes longer than the text itself, and hang Chinese characters below the figures
/// beside them.
struct LineShaper {
  let map: FontMap

  /// The glyphs and the size of a text; `capHeight` is left at 0.
  func shape(_ text: String, style: TextStyle) throws -> ShapedText {
    // A line with nothing in it is as high as a blank.
    let line = FreeTypeLock.hold { self.line(text.isEmpty ? " " : text, style: style) }
    try line.check()
    var shaped = line.shaped
    if text.isEmpty {
      shaped.runs = []
      shaped.metrics.width = 0
    }
    // Pango measures a box of its own for a letter that no font has, not what the face draws for it.
    if !shaped.metrics.missing.isEmpty {
      shaped.metrics.ink = try shaped.runs.map { try $0.inkOfUnknown }.reduce(shaped.metrics.ink) { $0.union($1) }
    }
    return shaped
  }

  private func line(_ text: String, style: TextStyle) -> ShapedLine {
    map.select(style)
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    if style.tabularFigures { pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum 1")) }

    var line = ShapedLine(text: text)
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { paragraph in
        let (start, length) = (paragraph.baseAddress!, CInt(paragraph.count))
        var direction = ccairo_base_direction(start, length)
        if direction == PANGO_DIRECTION_NEUTRAL { direction = PANGO_DIRECTION_WEAK_LTR }
        let items = pango_itemize_with_base_dir(map.context, direction, start, 0, length, attributes, nil)
        let visual = pango_reorder_items(items)
        var node = visual
        while let current = node {
          line.append(current.pointee.data.assumingMemoryBound(to: PangoItem.self), of: paragraph)
          node = current.pointee.next
        }
        g_list_free(visual)
        g_list_free_full(items) { pango_item_free($0?.assumingMemoryBound(to: PangoItem.self)) }
      }
    }
    return line
  }
}

/// Pango's units, 1024 a point, in points.
func points(_ units: CInt) -> Double {
  Double(units) / Double(PANGO_SCALE)
}
