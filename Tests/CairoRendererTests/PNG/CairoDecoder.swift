import CCairo
import Foundation

/// Decodes PNG files with cairo, which shares nothing with what wrote them.
enum CairoDecoder {
  /// The pixels, premultiplied, row by row; opaque ones with an alpha of 255.
  static func pixels(in file: Data) -> (width: Int, height: Int, pixels: [UInt32]) {
    var rest = [UInt8](file)[...]
    let surface = withUnsafeMutablePointer(to: &rest) {
      cairo_image_surface_create_from_png_stream(
        { rest, target, count in
          let rest = rest!.assumingMemoryBound(to: ArraySlice<UInt8>.self)
          guard rest.pointee.count >= count else { return CAIRO_STATUS_READ_ERROR }
          for index in 0..<Int(count) { target![index] = rest.pointee.removeFirst() }
          return CAIRO_STATUS_SUCCESS
        }, $0)!
    }
    defer { cairo_surface_destroy(surface) }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    guard let data = cairo_image_surface_get_data(surface) else { return (0, 0, []) }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let opaque: UInt32 = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24 ? 0xFF00_0000 : 0
    let pixels = (0..<height).flatMap { row in
      UnsafeRawBufferPointer(start: data + row * stride, count: width * 4).bindMemory(to: UInt32.self).map {
        $0 | opaque
      }
    }
    return (width, height, pixels)
  }
}
