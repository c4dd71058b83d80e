/// How a PNG file holds its pixels, eight bits a channel.
enum PixelFormat: Hashable, Sendable {
  case gray, grayAlpha, rgb, rgba

  var bytesPerPixel: Int {
    switch self {
    case .gray: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// PNG's colour type.
  var colorType: UInt8 {
    switch self {
    case .gray: 0
    case .rgb: 2
    case .grayAlpha: 4
    case .rgba: 6
    }
  }
}
