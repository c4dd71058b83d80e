/// How a PNG file holds its pixels.
enum PixelFormat: Sendable {
  /// Eight bits a channel.
  case gray, grayAlpha, rgb, rgba
  /// Numbers of a palette's colours, as few bits a pixel as they need.
  case indexed(Palette)

  var bitsPerPixel: Int {
    switch self {
    case .gray: 8
    case .grayAlpha: 16
    case .rgb: 24
    case .rgba: 32
    case .indexed(let palette): palette.depth
    }
  }

  /// PNG's bit depth.
  var bitDepth: UInt8 {
    if case .indexed(let palette) = self { UInt8(palette.depth) } else { 8 }
  }

  /// PNG's colour type.
  var colorType: UInt8 {
    switch self {
    case .gray: 0
    case .rgb: 2
    case .indexed: 3
    case .grayAlpha: 4
    case .rgba: 6
    }
  }

  /// Bytes a row of a width in pixels, the last one perhaps not full.
  func rowBytes(width: Int) -> Int {
    (width * bitsPerPixel + 7) / 8
  }
}
