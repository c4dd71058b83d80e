/// Counts the colours of a page, as long as a palette may hold them.
struct ColorCensus {
  private(set) var table = ColorTable()
  /// Whether there are more than 256.
  private(set) var isOverfull = false
  /// What is added to pixels whose alpha means nothing.
  private let opaque: UInt32

  init(isOpaque: Bool) {
    opaque = isOpaque ? 0xFF00_0000 : 0
  }

  /// Counts the colours of the band a painter has just painted.
  mutating func add(_ painter: BandPainter, rows: Range<Int>) {
    add(painter.background | opaque)
    for row in rows where !isOverfull {
      if row > painter.rows.lowerBound, painter.isRowRepeated(row) { continue }
      let pixels = painter.row(row)
      painter.plan.tiles.forEachRun(in: painter.tiles(of: row)) { columns in
        var column = columns.lowerBound
        while column < columns.upperBound {
          let pixel = pixels[column]
          add(pixel | opaque)
          column = PixelRun.end(of: pixel, in: pixels, from: column, to: columns.upperBound)
        }
      }
    }
  }

  /// Counts in what another one counted.
  mutating func add(_ other: ColorCensus) {
    isOverfull = isOverfull || other.isOverfull
    for color in other.table.colors { add(color) }
  }

  private mutating func add(_ color: UInt32) {
    if !table.insert(color) { isOverfull = true }
  }
}
