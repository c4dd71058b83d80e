/// What keeps two pictures from being the same.
public enum PictureDifference: Hashable, Sendable {
  /// They are not equally large; their pixels are not compared.
  case sizes(expected: PixelSize, actual: PixelSize)
  case pixels(DifferingPixels)

  /// The pixels that differ; nil when the sizes do.
  public var pixels: DifferingPixels? {
    if case .pixels(let pixels) = self { pixels } else { nil }
  }
}

extension PictureDifference: CustomStringConvertible {
  /// One line.
  public var description: String {
    switch self {
    case .sizes(let expected, let actual): "the size is \(actual) instead of \(expected) pixels"
    case .pixels(let pixels): "\(pixels)"
    }
  }
}
