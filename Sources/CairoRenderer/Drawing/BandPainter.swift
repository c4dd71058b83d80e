import CalendarCore
import Glibc
import PageLayout

/// Draws a page band by band into one small buffer. One a worker.
final class BandPainter {
  let plan: BandPlan
  /// The colour of pixels that nothing touches.
  let background: UInt32
  private let resolved: ResolvedScene
  private let buffer: BandBuffer
  /// Rows of the page in the buffer: those of the band, and the one before it unless there is none.
  private(set) var rows: Range<Int> = 0..<0
  private var painted: Int?

  /// A painter of a page's bands into a buffer that serves them.
  init(_ resolved: ResolvedScene, plan: BandPlan, buffer: BandBuffer) {
    self.resolved = resolved
    self.plan = plan
    self.buffer = buffer
    background = resolved.scene.backgroundPixel
  }

  /// Draws a band, unless it is the one drawn last; afterwards `row(_:)` gives its rows.
  func paint(band: Int) throws {
    guard painted != band else { return }
    painted = nil
    buffer.clear(tiles: plan.tiles, background: background)
    let own = plan.rows(of: band)
    rows = max(0, own.lowerBound - 1)..<own.upperBound
    let entries = plan.bands[band]
    // The buffer may go on below the band, and items go on into it.
    let drawn = rows.lowerBound..<rows.lowerBound + buffer.height
    for entry in entries {
      for row in entry.rows.clamped(to: drawn) { buffer.touch(row - rows.lowerBound, entry.mask) }
    }
    try AllocationWatch.hold(doing: RasterCanvas.action) {
      buffer.canvas.place(resolved, firstRow: rows.lowerBound)
      for entry in entries { buffer.canvas.draw(resolved.items[entry.item]) }
      try buffer.canvas.check()
      buffer.flush()
    }
    painted = band
  }

  /// A row of the page as cairo drew it: premultiplied, alpha in the highest byte (which means nothing where the page is
  /// opaque).
  func row(_ row: Int) -> UnsafePointer<UInt32> {
    UnsafePointer(buffer.pixels + (row - rows.lowerBound) * buffer.width)
  }

  /// The tiles of a row that something may touch.
  func tiles(of row: Int) -> UInt64 {
    buffer.touched[row - rows.lowerBound]
  }

  /// Whether a row is equal to the one above it, which must be among `rows`.
  func isRowRepeated(_ row: Int) -> Bool {
    let mask = tiles(of: row) | tiles(of: row - 1)
    let (own, above) = (self.row(row), self.row(row - 1))
    var isEqual = true
    plan.tiles.forEachRun(in: mask) { columns in
      guard isEqual else { return }
      isEqual = memcmp(own + columns.lowerBound, above + columns.lowerBound, columns.count * 4) == 0
    }
    return isEqual
  }
}

extension Scene {
  /// The background as cairo has it.
  var backgroundPixel: UInt32 { PremultipliedPixel.value(of: background) }
}
