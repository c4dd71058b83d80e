import CalendarCore
import PageLayout

/// Which items of a page touch which horizontal bands of it.
struct BandPlan: Sendable {
  let height: Int
  let tiles: RowTiles
  /// Rows of pixels a band; the last may have fewer.
  let rowsPerBand: Int
  /// The items of each band, in painting order, with the pixels they may touch.
  private(set) var bands: [[Entry]]

  struct Entry: Sendable {
    var item: Int
    var rows: Range<Int>
    /// The tiles of those rows, as `RowTiles` has them.
    var mask: UInt64
  }

  /// A megapixel is small enough for a processor's cache and large enough for a small page to be one band.
  static let usualPixels = 1_000_000

  /// Sorts the items of a scene into bands of about so many pixels.
  init(_ resolved: ResolvedScene, pixelsPerBand: Int) {
    let raster = resolved.scene.raster
    height = raster.height
    tiles = RowTiles(width: raster.width)
    rowsPerBand = min(1024, max(16, pixelsPerBand / raster.width))
    let count = (height + rowsPerBand - 1) / rowsPerBand
    bands = Array(repeating: [], count: count)
    for (index, item) in resolved.items.enumerated() {
      let rows = Self.pixels(item.bounds.y, item.bounds.maxY, raster.scale, limit: height)
      let columns = Self.pixels(item.bounds.x, item.bounds.maxX, raster.scale, limit: raster.width)
      guard !rows.isEmpty, !columns.isEmpty else { continue }
      let entry = Entry(item: index, rows: rows, mask: tiles.mask(of: columns))
      // A band also draws the last row of the band before, to know whether its first row equals it.
      let last = min(count - 1, rows.upperBound / rowsPerBand)
      for band in rows.lowerBound / rowsPerBand...last { bands[band].append(entry) }
    }
  }

  /// The rows of a band.
  func rows(of band: Int) -> Range<Int> {
    band * rowsPerBand..<min(height, (band + 1) * rowsPerBand)
  }

  /// The pixels between two places in points, with one to spare for antialiasing.
  private static func pixels(_ start: Double, _ end: Double, _ scale: Double, limit: Int) -> Range<Int> {
    let limit = Double(limit)
    let first = min(max((start * scale).rounded(.down) - 1, 0), limit)
    let last = min(max((end * scale).rounded(.up) + 1, first), limit)
    return Int(first)..<Int(last)
  }
}
