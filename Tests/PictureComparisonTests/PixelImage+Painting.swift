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
