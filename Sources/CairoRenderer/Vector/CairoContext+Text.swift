import CCairo

extension CairoContext {
  /// Shows glyphs together with the text they stand for, and marks as outlines, for which there is no text.
  func showText(_ run: GlyphRun) {
    let (letters, marks) = run.separatingMarks()
    showLetters(letters)
    if !marks.glyphs.isEmpty { fill(marks) }
  }

  private func showLetters(_ run: GlyphRun) {
    let glyphs = run.glyphs.map { cairo_glyph_t(index: $0.index, x: $0.x, y: $0.y) }
    let clusters = run.clusters.map { cairo_text_cluster_t(num_bytes: CInt($0.bytes), num_glyphs: CInt($0.glyphs)) }
    let flags: cairo_text_cluster_flags_t =
      run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0)
    var text = run.text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        run.face.useAsOutlines(on: self) {
          cairo_show_text_glyphs(
            pointer, characters.baseAddress, CInt(characters.count), glyphs, CInt(glyphs.count), clusters,
            CInt(clusters.count), flags)
        }
      }
    }
  }
}
