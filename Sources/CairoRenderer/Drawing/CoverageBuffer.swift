import CCairo
import CalendarCore

/// Where shapes are drawn before they get their colour: how much of each pixel they cover.
final class CoverageBuffer {
  /// The transform of its pages' units is set by whoever draws.
  let context: CairoContext
  let surface: OpaquePointer
  private let width: Int
  private let height: Int
  private let stride: Int
  private let bytes: UnsafeMutablePointer<UInt8>

  /// A buffer of a size in pixels, all clear.
  init(width: Int, height: Int) throws {
    self.width = width
    self.height = height
    surface = cairo_image_surface_create(CAIRO_FORMAT_A8, CInt(width), CInt(height))
    try CairoContext.check(cairo_surface_status(surface), doing: "preparing to draw")
    stride = Int(cairo_image_surface_get_stride(surface))
    bytes = cairo_image_surface_get_data(surface)
    context = CairoContext(surface: surface)
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// The pixels that a rectangle in the context's units may touch, one to spare on each side for antialiasing: empty when
  /// none of them is in the buffer; with rows below the buffer, but no more than it has.
  func area(of rect: Rect) -> PixelArea {
    var (left, top) = (rect.x, rect.y)
    var (right, bottom) = (rect.maxX, rect.maxY)
    cairo_user_to_device(context.pointer, &left, &top)
    cairo_user_to_device(context.pointer, &right, &bottom)
    let columns = Self.range(left, right, limit: width)
    let rows = Self.range(top, bottom, limit: 2 * height)
    guard rows.lowerBound < height else { return PixelArea(columns: columns, rows: 0..<0) }
    return PixelArea(columns: columns, rows: rows.prefix(height))
  }

  /// Reduces what was drawn in an area to the levels of some edges.
  func reduce(_ area: PixelArea, to edges: Edges) {
    cairo_surface_flush(surface)
    let reduced = edges.levels
    for row in area.rows {
      let line = bytes + row * stride
      var column = area.columns.lowerBound
      while column < area.columns.upperBound {
        // Most pixels are outside a shape or wholly within it.
        if column + 8 <= area.columns.upperBound {
          let eight = UnsafeRawPointer(line + column).loadUnaligned(as: UInt64.self)
          if eight == 0 || eight == ~0 {
            column += 8
            continue
          }
        }
        line[column] = reduced[Int(line[column])]
        column += 1
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Puts a glyph's pixels into the buffer, whose first row is the page's row `firstRow`.
  func add(_ placed: PlacedMask, firstRow: Int) {
    let mask = placed.mask
    let columns = (placed.column..<placed.column + mask.width).clamped(to: 0..<width)
    let top = placed.row - firstRow
    mask.bytes.withUnsafeBufferPointer { source in
      for row in (top..<top + mask.height).clamped(to: 0..<height) {
        let line = bytes + row * stride
        let from = source.baseAddress! + (row - top) * mask.width - placed.column
        // Glyphs may touch, and where they do the one that covers more counts.
        for column in columns { line[column] = max(line[column], from[column]) }
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Makes an area clear again.
  func clear(_ area: PixelArea) {
    for row in area.rows {
      (bytes + row * stride + area.columns.lowerBound).update(repeating: 0, count: area.columns.count)
    }
    cairo_surface_mark_dirty(surface)
  }

  private static func range(_ first: Double, _ last: Double, limit: Int) -> Range<Int> {
    let limit = Double(limit)
    let lower = min(max(first.rounded(.down) - 1, 0), limit)
    let upper = min(max(last.rounded(.up) + 1, lower), limit)
    return Int(lower)..<Int(upper)
  }
}
