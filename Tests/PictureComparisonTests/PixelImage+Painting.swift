import CairoRenderer
import CalendarCore

extension PixelImage {
  /// A picture of one colour.
  init(width: Int, height: Int, color: RGBA) {
    self.init(
      width: width, height: height,
      bytes: Array(repeatElement([color.red, color.green, color.blue, color.alpha], count: width * height).joined()))
  }

  /// The picture with some pixels in another colour.
  func setting(_ places: [(x: Int, y: Int)], to color: RGBA) -> PixelImage {
    var bytes = bytes
    for place in places {
      let start = (place.y * width + place.x) * 4
      bytes.replaceSubrange(start..<start + 4, with: [color.red, color.green, color.blue, color.alpha])
    }
    return PixelImage(width: width, height: height, bytes: bytes)
  }
}

extension PixelImage {
  /// The picture made smaller: each pixel the mean of a square of pixels.
  func averaged(_ side: Int) -> PixelImage {
    let (width, height) = (width / side, height / side)
    var sums = [Int](repeating: 0, count: width * height * 4)
    bytes.withUnsafeBufferPointer { bytes in
      for y in 0..<height * side {
        for x in 0..<width * side * 4 {
          sums[(y / side * width + x / 4 / side) * 4 + x % 4] += Int(bytes[y * self.width * 4 + x])
        }
      }
    }
    let area = side * side
    return PixelImage(width: width, height: height, bytes: sums.map { UInt8(($0 + area / 2) / area) })
  }
}
