import CCairo
import CalendarCore

/// A cairo context, freed with its owner.
final class CairoContext {
  let pointer: OpaquePointer

  /// A context that draws on a surface.
  init(surface: OpaquePointer) {
    pointer = cairo_create(surface)
  }

  deinit {
    cairo_destroy(pointer)
  }

  /// Throws what cairo found wrong with anything drawn so far.
  func check(doing action: String) throws {
    try Self.check(cairo_status(pointer), doing: action)
  }

  static func check(_ status: cairo_status_t, doing action: String) throws {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw RenderError.cairo(String(cString: cairo_status_to_string(status)), doing: action)
  }

  /// Draws with changes of the context that are undone afterwards.
  func saved(_ draw: () throws -> Void) rethrows {
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    try draw()
  }

  /// Draws with everything moved up by so many rows of pixels.
  func movedUp(rows: Int, _ draw: (CairoContext) -> Void) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(pointer, &matrix)
    var moved = matrix
    moved.y0 -= Double(rows)
    cairo_set_matrix(pointer, &moved)
    draw(self)
    cairo_set_matrix(pointer, &matrix)
  }

  func setColor(_ color: RGBA) {
    cairo_set_source_rgba(
      pointer, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      Double(color.alpha) / 255)
  }
}
