/// Why a PNG file could not be read.
public enum PNGReadError: Error, Hashable {
  /// The bytes do not begin as PNG files do.
  case notPNG
  /// What is wrong, mostly in libpng's words.
  case damaged(String)
  /// The picture has more pixels than the reader takes.
  case tooLarge(width: Int, height: Int, limit: Int)
}

extension PNGReadError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notPNG: "not a PNG file"
    case .damaged(let words): "damaged PNG file: \(words)"
    case .tooLarge(let width, let height, let limit):
      "a picture of \(width) x \(height) pixels; at most \(limit / 1_000_000) million pixels are read"
    }
  }
}
