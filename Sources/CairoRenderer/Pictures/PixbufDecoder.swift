import CCairo
import CRsvg

/// Decodes PNG and JPEG files with gdk-pixbuf.
struct PixbufDecoder: @unchecked Sendable {
  // `@unchecked`: plain function pointers.
  private let gdk: gdk_pixbuf_functions

  /// Loads the library; throws when it is not installed.
  init() throws {
    var functions = gdk_pixbuf_functions()
    guard gdk_pixbuf_functions_load(&functions) else {
      throw RenderError.libraryMissing("gdk-pixbuf", package: "libgdk-pixbuf-2.0-0")
    }
    gdk = functions
  }

  /// The picture upright, with as many pixels as asked for.
  func decode(_ bytes: [UInt8], header: PictureHeader, width: Int, height: Int) throws(PictureProblem) -> Pixmap {
    var error: UnsafeMutableRawPointer?
    guard let loader = gdk.loader_new_with_type(header.format.rawValue, &error) else {
      throw PictureProblem(takingError: error)
    }
    defer { g_object_unref(loader) }
    // The loader scales before the picture is turned.
    let (storedWidth, storedHeight) = header.isTurnedSideways ? (height, width) : (width, height)
    gdk.loader_set_size(loader, CInt(storedWidth), CInt(storedHeight))
    let isWritten = gdk.loader_write(loader, bytes, bytes.count, &error) != 0
    guard isWritten else {
      _ = gdk.loader_close(loader, nil)
      throw PictureProblem(takingError: error)
    }
    // Closing tells of a file that ends too early.
    guard gdk.loader_close(loader, &error) != 0, let stored = gdk.loader_get_pixbuf(loader) else {
      throw PictureProblem(takingError: error)
    }
    guard let upright = gdk.apply_embedded_orientation(stored) else { throw PictureProblem("out of memory") }
    defer { g_object_unref(upright) }
    return pixmap(upright)
  }

  private func pixmap(_ pixbuf: UnsafeMutableRawPointer) -> Pixmap {
    let width = Int(gdk.get_width(pixbuf))
    let height = Int(gdk.get_height(pixbuf))
    let stride = Int(gdk.get_rowstride(pixbuf))
    let channels = Int(gdk.get_n_channels(pixbuf))
    let source = gdk.read_pixels(pixbuf)!
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = source + y * stride + x * channels
          let alpha = channels == 4 ? pixel[3] : 255
          target[y * width + x] = PremultipliedPixel.value(pixel[0], pixel[1], pixel[2], alpha: alpha)
        }
      }
      count = width * height
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }
}
