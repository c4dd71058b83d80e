import CCairo
import Glibc
import CalendarCore
import PageLayout

/// Draws a page band by band into one small buffer. One a worker.
final class BandPainter {
  private let resolved: ResolvedScene
  private let plan: BandPlan
  private let width: Int
  private let pixels: UnsafeMutableBufferPointer<UInt32>
  private let surface: OpaquePointer
  private let canvas: RasterCanvas
  private let background: UInt32

  /// Rows of the page in the buffer: those of the band, and the one before it unless there is none.
  private(set) var rows: Range<Int> = 0..<0
  /// Which of `rows` nothing touches: they are of the background's colour throughout.
  private(set) var isBlank: [Bool] = []

  /// A painter for a page at most `widestPage` pixels wide.
  init(_ resolved: ResolvedScene, plan: BandPlan) throws {
    self.resolved = resolved
    self.plan = plan
    width = resolved.scene.raster.width
    background = PremultipliedPixel.value(of: resolved.scene.background)
    let rows = BandPlan.rowsPerBand + 1
    pixels = .allocate(capacity: width * rows)
    let format = resolved.scene.background.alpha == 255 ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    surface = pixels.withMemoryRebound(to: UInt8.self) {
      cairo_image_surface_create_for_data(
        $0.baseAddress, format, CInt(resolved.scene.raster.width), CInt(rows),
        CInt(resolved.scene.raster.width * 4))
    }
    try CairoContext.check(cairo_surface_status(surface), doing: "preparing to draw")
    canvas = try RasterCanvas(surface: surface, width: width, height: rows)
  }

  deinit {
    cairo_surface_destroy(surface)
    pixels.deallocate()
  }

  /// Draws a band; afterwards `row(_:)` gives its rows.
  func paint(band: Int) throws {
    let own = plan.rows(of: band)
    rows = max(0, own.lowerBound - 1)..<own.upperBound
    isBlank = Array(repeating: true, count: rows.count)
    let entries = plan.bands[band]
    for entry in entries {
      for row in entry.rows.clamped(to: rows) { isBlank[row - rows.lowerBound] = false }
    }
    pixels[..<(rows.count * width)].update(repeating: background)
    cairo_surface_mark_dirty(surface)

    canvas.place(firstRow: rows.lowerBound, scale: resolved.scene.raster.scale)
    for entry in entries { canvas.draw(resolved.items[entry.item]) }
    try canvas.check()
    cairo_surface_flush(surface)
  }

  /// A row of the page as cairo drew it: premultiplied, alpha in the highest byte.
  func row(_ row: Int) -> UnsafeBufferPointer<UInt32> {
    let start = (row - rows.lowerBound) * width
    return UnsafeBufferPointer(rebasing: pixels[start..<start + width])
  }
}

extension BandPainter {
  /// Whether a row is equal to the one above it, which must be among `rows`.
  func isRowRepeated(_ row: Int) -> Bool {
    let index = row - rows.lowerBound
    if isBlank[index] && isBlank[index - 1] { return true }
    let above = self.row(row - 1)
    return memcmp(self.row(row).baseAddress!, above.baseAddress!, above.count * 4) == 0
  }
}
