import CPNG
public import Foundation

/// Reads PNG files of every form into pixels: palettes, grey, one to sixteen bits a channel, interlaced.
///
/// By libpng, which cairo reads them with too, but not through cairo: that multiplies colours by alpha, takes at most
/// 32,767 pixels a side, and gives sixteen bits back in another form from version to version.
public struct PNGReader: Sendable {
  /// The most pixels a picture may have; more are refused before memory is taken for them (four bytes a pixel).
  public var pixelLimit: Int

  /// A reader that takes a page of A0 at 300 dpi, unless told otherwise.
  public init(pixelLimit: Int = 160_000_000) {
    self.pixelLimit = pixelLimit
  }

  /// The picture in a file's bytes. Throws `PNGReadError`.
  public func picture(in file: Data) throws -> PNGPicture {
    let layout = try PNGLayout(of: file)
    try check(file, layout)
    return PNGPicture(image: try pixels(in: file), texts: PNGTextReader.texts(in: file, layout: layout))
  }

  private func check(_ file: Data, _ layout: PNGLayout) throws {
    let form = try PNGForm(of: file, layout: layout)
    let (pixels, overflows) = form.width.multipliedReportingOverflow(by: form.height)
    guard !overflows, pixels <= pixelLimit else {
      throw PNGReadError.tooLarge(width: form.width, height: form.height, limit: pixelLimit)
    }
    // deflate makes at most 1032 bytes of one, so a small file that claims a large picture is found out beforehand.
    guard pixels * form.bitsPerPixel / 8 <= layout.compressedSize * 1032 else {
      throw PNGReadError.damaged("it has too little data for \(form.width) x \(form.height) pixels")
    }
  }

  private func pixels(in file: Data) throws -> PixelImage {
    try file.withUnsafeBytes { source in
      var image = png_image()
      image.version = png_uint_32(PNG_IMAGE_VERSION)
      guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else {
        throw PNGReadError.damaged(image.words)
      }
      defer { png_image_free(&image) }
      image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
      // Otherwise libpng takes sixteen bits without a gamma for linear light.
      image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
      let width = Int(image.width)
      let height = Int(image.height)
      let bytes = try [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
        guard png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil) != 0 else {
          throw PNGReadError.damaged(image.words)
        }
        count = width * height * 4
      }
      return PixelImage(width: width, height: height, bytes: bytes)
    }
  }
}

extension png_image {
  /// What libpng says is wrong.
  fileprivate var words: String {
    withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
