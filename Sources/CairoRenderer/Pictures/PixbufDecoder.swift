import CCairo
import CPictures
import Foundation

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

  /// The picture upright, with as many pixels as asked for. One that is damaged or ends too early is refused.
  func decode(_ bytes: [UInt8], header: PictureHeader, width: Int, height: Int) throws(PictureProblem) -> Pixmap {
    switch header.format {
    case .png: try png(bytes, width: width, height: height)
    case .jpeg: try jpeg(bytes, header: header, width: width, height: height)
    }
  }

  /// By libpng itself: gdk-pixbuf leaves the rows black that a file does not have, and says nothing.
  private func png(_ bytes: [UInt8], width: Int, height: Int) throws(PictureProblem) -> Pixmap {
    let image: PixelImage
    do {
      image = try PNGReader().picture(in: Data(bytes)).image
    } catch {
      throw PictureProblem("\(error)")
    }
    guard image.width != width || image.height != height else {
      return image.bytes.withUnsafeBufferPointer { Pixmap(reading: $0.baseAddress!, image.width, image.height) }
    }
    let scaled = image.bytes.withUnsafeBufferPointer { pixels -> UnsafeMutableRawPointer? in
      let whole = gdk.new_from_data(
        pixels.baseAddress!, Self.rgb, 1, 8, CInt(image.width), CInt(image.height), CInt(image.width * 4), nil, nil)
      defer { g_object_unref(whole) }
      return gdk.scale_simple(whole, CInt(width), CInt(height), Self.bilinear)
    }
    guard let scaled else { throw PictureProblem("out of memory") }
    defer { g_object_unref(scaled) }
    return pixmap(scaled)
  }

  /// gdk-pixbuf's numbers of its only colour space and of the interpolation that its loaders use.
  private static let rgb: CInt = 0
  private static let bilinear: CInt = 2

  private func jpeg(
    _ bytes: [UInt8], header: PictureHeader, width: Int, height: Int
  ) throws(PictureProblem) -> Pixmap {
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
    Pixmap(
      reading: gdk.read_pixels(pixbuf)!, Int(gdk.get_width(pixbuf)), Int(gdk.get_height(pixbuf)),
      stride: Int(gdk.get_rowstride(pixbuf)), channels: Int(gdk.get_n_channels(pixbuf)))
  }
}

extension Pixmap {
  /// A picture of straight RGB or RGBA bytes.
  ///
  /// - Parameter stride: the bytes from row to row; nil when rows follow each other.
  fileprivate init(
    reading source: UnsafePointer<UInt8>, _ width: Int, _ height: Int, stride: Int? = nil, channels: Int = 4
  ) {
    let stride = stride ?? width * channels
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
    self.init(width: width, height: height, pixels: pixels)
  }
}
