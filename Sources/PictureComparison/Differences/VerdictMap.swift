/// The verdict on every pixel of two pictures.
public struct VerdictMap: Hashable, Sendable {
  public let size: PixelSize
  private var verdicts: [UInt8]

  /// A map on which every pixel is the same.
  init(size: PixelSize) {
    self.size = size
    verdicts = [UInt8](repeating: PixelVerdict.same.rawValue, count: size.width * size.height)
  }

  public internal(set) subscript(x: Int, y: Int) -> PixelVerdict {
    get { PixelVerdict(rawValue: verdicts[y * size.width + x])! }
    set { verdicts[y * size.width + x] = newValue.rawValue }
  }

  /// How many pixels in a box differ.
  public func count(in box: PixelBox) -> Int {
    let box = box.clamped(to: size)
    return verdicts.withUnsafeBufferPointer { verdicts in
      box.rows.reduce(0) { sum, y in
        sum
          + verdicts[y * size.width + box.x..<y * size.width + box.columns.upperBound]
          .count { $0 == PixelVerdict.different.rawValue }
      }
    }
  }
}
