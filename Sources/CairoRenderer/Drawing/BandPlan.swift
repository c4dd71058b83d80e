import CalendarCore
import PageLayout

/// Which items of a page touch which horizontal bands of it.
struct BandPlan: Sendable {
  /// Rows of pixels a band; the last may have fewer.
  static let rowsPerBand = 64

  let height: Int
  /// The items of each band, in painting order, with the rows they may touch.
  private(set) var bands: [[Entry]]

  struct Entry: Sendable {
    var item: Int
    var rows: Range<Int>
  }

  /// Sorts the items of a scene into bands.
  init(_ resolved: ResolvedScene) {
    height = resolved.scene.raster.height
    let count = (height + Self.rowsPerBand - 1) / Self.rowsPerBand
    bands = Array(repeating: [], count: count)
    for (index, item) in resolved.items.enumerated() {
      let rows = Self.rows(of: item.bounds, scale: resolved.scene.raster.scale, height: height)
      guard !rows.isEmpty else { continue }
      // A band also draws the last row of the band before, to know whether its first row equals it.
      let last = min(count - 1, rows.upperBound / Self.rowsPerBand)
      for band in rows.lowerBound / Self.rowsPerBand...last { bands[band].append(Entry(item: index, rows: rows)) }
    }
  }

  /// The rows of a band.
  func rows(of band: Int) -> Range<Int> {
    band * Self.rowsPerBand..<min(height, (band + 1) * Self.rowsPerBand)
  }

  /// The rows that a rectangle in points may touch, with one to spare for antialiasing.
  private static func rows(of bounds: Rect, scale: Double, height: Int) -> Range<Int> {
    let limit = Double(height)
    let first = min(max((bounds.y * scale).rounded(.down) - 1, 0), limit)
    let last = min(max((bounds.maxY * scale).rounded(.up) + 1, 0), limit)
    return Int(first)..<max(Int(first), Int(last))
  }
}
