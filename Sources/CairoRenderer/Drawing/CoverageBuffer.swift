import CCairo
import CalendarCore

/// Where shapes are drawn before they get their colour: how much of each pixel they cover, in sixteenths.
///
/// Sixteen levels are as smooth to the eye as cairo's 256, and leave a page with so few colours that a palette holds
/// them, which makes the file less than half as large.
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

  /// The pixels that a rectangle in the context's units may touch, one to spare on each side for antialiasing.
  func area(of rect: Rect) -> PixelArea {
    var (left, top) = (rect.x, rect.y)
    var (right, bottom) = (rect.maxX, rect.maxY)
    cairo_user_to_device(context.pointer, &left, &top)
    cairo_user_to_device(context.pointer, &right, &bottom)
    return PixelArea(
      columns: Self.range(left, right, limit: width), rows: Self.range(top, bottom, limit: height))
  }

  /// Reduces what was drawn in an area to the sixteen levels.
  func reduce(_ area: PixelArea) {
    cairo_surface_flush(surface)
    for row in area.rows {
      let line = bytes + row * stride
      for column in area.columns { line[column] = UInt8((UInt32(line[column]) * 15 + 127) / 255 * 17) }
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
