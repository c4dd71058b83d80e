import CCairo

/// Reads what pango shaped: glyphs with their places and the text each of them stands for.
struct GlyphItemReader {
  /// The glyphs, without those that draw nothing.
  private(set) var run: GlyphRun
  /// The characters for which no font has a glyph.
  private(set) var missing: [Character] = []
  /// Where the next item begins.
  private(set) var end: Double

  /// Reads an item of a text; `origin` is where it begins, in points. Nil when its font's file is gone or broken.
  init?(item: PangoItem, glyphs: PangoGlyphString, text: String, origin: Double) {
    let analysis = item.analysis
    guard let font = pango_cairo_font_get_scaled_font(OpaquePointer(analysis.font)) else { return nil }
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: Int(item.offset))
    let stop = utf8.index(start, offsetBy: Int(item.length))
    run = GlyphRun(
      face: FontFace(font), glyphs: [], text: String(text[start..<stop]),
      clusters: [], isRightToLeft: analysis.level % 2 == 1)
    end = origin
    let clusterOf = readGlyphs(glyphs)
    readClusters(clusterOf)
  }

  /// Collects the glyphs; returns for each the byte of the item's text at which its cluster begins.
  private mutating func readGlyphs(_ string: PangoGlyphString) -> [Int] {
    var clusterOf: [Int] = []
    for index in 0..<Int(string.num_glyphs) {
      let info = string.glyphs[index]
      let glyph = UInt32(info.glyph)
      defer { end += points(info.geometry.width) }
      guard glyph != Self.empty else { continue }
      let isUnknown = glyph & Self.unknownFlag != 0
      if isUnknown, let scalar = Unicode.Scalar(glyph & ~Self.unknownFlag) { missing.append(Character(scalar)) }
      // Glyph 0 is what the face itself draws for a letter it lacks.
      run.glyphs.append(
        GlyphRun.Glyph(
          index: isUnknown ? 0 : UInt(glyph), x: end + points(info.geometry.x_offset),
          y: points(info.geometry.y_offset), advance: points(info.geometry.width)))
      clusterOf.append(Int(string.log_clusters[index]))
    }
    return clusterOf
  }

  private mutating func readClusters(_ clusterOf: [Int]) {
    let length = run.text.utf8.count
    let starts = Set(clusterOf).union([0]).sorted()
    for (start, next) in zip(starts, starts.dropFirst() + [length]) {
      run.clusters.append(
        GlyphRun.Cluster(bytes: next - start, glyphs: clusterOf.count { $0 == start }))
    }
  }

  // pango's macros, which Swift does not see.
  private static let empty: UInt32 = 0x0FFF_FFFF
  private static let unknownFlag: UInt32 = 0x1000_0000
}
