extension GlyphRun {
  /// The run without the marks over and under its letters (vowels, tones, the dots of Arabic), and these alone. A
  /// letter's glyph stands for the text of its marks, too.
  ///
  /// Readers of PDF find text by the places of glyphs. A mark lies within its letter or, where the letter is narrow,
  /// beside the next one; Poppler sees a space after the first, and the other as standing after the next letter.
  func separatingMarks() -> (letters: GlyphRun, marks: GlyphRun) {
    var (letters, marks) = (self, self)
    (letters.glyphs, letters.clusters) = ([], [])
    (marks.glyphs, marks.clusters, marks.text) = ([], [], "")
    var groups: [[Glyph]] = []
    var next = isRightToLeft ? glyphs.count : 0
    for cluster in clusters {
      if isRightToLeft { next -= cluster.glyphs }
      let own = glyphs[next..<next + cluster.glyphs]
      if !isRightToLeft { next += cluster.glyphs }
      let spacing = own.filter { $0.advance > 0 }
      if spacing.isEmpty, !groups.isEmpty {
        letters.clusters[groups.count - 1].bytes += cluster.bytes
        marks.glyphs += own
      } else {
        groups.append(spacing.isEmpty ? Array(own) : spacing)
        letters.clusters.append(Cluster(bytes: cluster.bytes, glyphs: groups[groups.count - 1].count))
        if !spacing.isEmpty { marks.glyphs += own.filter { $0.advance <= 0 } }
      }
    }
    letters.glyphs = (isRightToLeft ? groups.reversed() : groups).flatMap(\.self)
    return (letters, marks)
  }
}
