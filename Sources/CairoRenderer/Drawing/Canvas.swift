import CCairo
import CalendarCore
import PageLayout

/// A cairo context, freed with its owner.
struct Canvas: ~Copyable {
  let context: OpaquePointer

  /// A context that draws on a surface.
  init(surface: OpaquePointer) {
    context = cairo_create(surface)
  }

  deinit {
    cairo_destroy(context)
  }

  /// Throws what cairo found wrong with anything drawn so far.
  func check(doing action: String) throws {
    try Canvas.check(cairo_status(context), doing: action)
  }

  static func check(_ status: cairo_status_t, doing action: String) throws {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw RenderError.cairo(String(cString: cairo_status_to_string(status)), doing: action)
  }

  func setColor(_ color: RGBA) {
    cairo_set_source_rgba(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      Double(color.alpha) / 255)
  }
}
