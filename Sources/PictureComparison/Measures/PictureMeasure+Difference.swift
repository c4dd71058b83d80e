public import CairoRenderer
import Foundation

extension PictureMeasure {
  /// What keeps two pictures from being the same; nil when nothing does.
  ///
  /// Equal pictures take as long as their bytes take to compare; only pixels that differ are judged.
  public func difference(between expected: PixelImage, and actual: PixelImage) -> PictureDifference? {
    guard expected.width == actual.width, expected.height == actual.height else {
      return .sizes(expected: PixelSize(of: expected), actual: PixelSize(of: actual))
    }
    let pixels = expected.withPlane { expected in
      actual.withPlane { actual in
        expected.rows(0..<expected.height, equal: actual) ? nil : DifferingPixels(expected, actual, rule: pixelRule)
      }
    }
    guard let pixels, Double(pixels.count) > allowedShare * Double(pixels.total) else { return nil }
    return .pixels(pixels)
  }
}
