import CCairo
import CPictures
import CalendarCore
import PageLayout

/// An SVG file, drawn by librsvg. Not for two threads at once.
final class SVGDocument {
  private let rsvg: rsvg_functions
  private let handle: UnsafeMutableRawPointer

  /// Parses a file's bytes. Whatever the file refers to outside itself is left out: librsvg is given no place to
  /// look for it.
  init(_ bytes: [UInt8]) throws {
    var functions = rsvg_functions()
    guard rsvg_functions_load(&functions) else {
      throw RenderError.libraryMissing("librsvg", package: "librsvg2-2")
    }
    rsvg = functions
    var error: UnsafeMutableRawPointer?
    guard let handle = rsvg.new_from_data(bytes, bytes.count, &error) else { throw PictureProblem(takingError: error) }
    self.handle = handle
  }

  deinit {
    g_object_unref(handle)
  }

  /// Its size in CSS pixels, or that of its view box.
  var size: Size? {
    var width = 0.0
    var height = 0.0
    if rsvg.get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0, height > 0 {
      return Size(width: width, height: height)
    }
    var hasWidth: CInt = 0
    var hasHeight: CInt = 0
    var hasBox: CInt = 0
    var box = rsvg_rectangle()
    var lengths = (rsvg_length(), rsvg_length())
    rsvg.get_intrinsic_dimensions(handle, &hasWidth, &lengths.0, &hasHeight, &lengths.1, &hasBox, &box)
    guard hasBox != 0, box.width > 0, box.height > 0 else { return nil }
    return Size(width: box.width, height: box.height)
  }

  /// Draws it into a frame of a cairo context.
  func draw(in frame: Rect, on context: CairoContext) throws {
    var viewport = rsvg_rectangle(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    var error: UnsafeMutableRawPointer?
    guard rsvg.render_document(handle, UnsafeMutableRawPointer(context.pointer), &viewport, &error) != 0 else {
      throw PictureProblem(takingError: error)
    }
  }

  /// The document as pixels.
  func pixmap(width: Int, height: Int) throws -> Pixmap {
    var pixels = [UInt32](repeating: 0, count: width * height)
    try pixels.withUnsafeMutableBytes { buffer in
      let surface = cairo_image_surface_create_for_data(
        buffer.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, CInt(width), CInt(height),
        CInt(width * 4))!
      defer { cairo_surface_destroy(surface) }
      try AllocationWatch.hold(doing: "drawing an SVG picture") {
        let context = CairoContext(surface: surface)
        try draw(in: Rect(x: 0, y: 0, width: Double(width), height: Double(height)), on: context)
        try context.check(doing: "drawing an SVG picture")
        cairo_surface_flush(surface)
      }
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }
}
