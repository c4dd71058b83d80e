/// A rectangle of whole pixels.
public struct PixelBox: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var columns: Range<Int> { x..<x + width }
  public var rows: Range<Int> { y..<y + height }

  /// The smallest box that holds this one and a pixel.
  func including(x: Int, y: Int) -> PixelBox {
    let left = min(self.x, x)
    let top = min(self.y, y)
    return PixelBox(
      x: left, y: top, width: max(columns.upperBound, x + 1) - left, height: max(rows.upperBound, y + 1) - top)
  }

  /// What of the box lies in a picture.
  func clamped(to size: PixelSize) -> PixelBox {
    let columns = columns.clamped(to: 0..<size.width)
    let rows = rows.clamped(to: 0..<size.height)
    return PixelBox(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }
}

extension PixelBox: CustomStringConvertible {
  public var description: String { "\(width) x \(height) at \(x),\(y)" }
}

/// Four numbers: x, y, width, height.
extension PixelBox: Codable {
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    x = try numbers.decode(Int.self)
    y = try numbers.decode(Int.self)
    width = try numbers.decode(Int.self)
    height = try numbers.decode(Int.self)
    // A file can claim anything; what is multiplied later must not overflow.
    guard [x, y, width, height].allSatisfy({ abs($0) < 1 << 30 }), width >= 0, height >= 0 else {
      throw DecodingError.dataCorruptedError(in: numbers, debugDescription: "a box out of range")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [x, y, width, height] { try numbers.encode(number) }
  }
}
