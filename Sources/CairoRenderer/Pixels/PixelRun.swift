/// Looks for where a row of pixels changes. Pages are mostly stretches of one colour, so eight pixels are compared at
/// once.
enum PixelRun {
  /// The first column from `start` on, and before `end`, whose pixel is not `pixel`; `end` when there is none.
  @inline(__always)
  static func end(of pixel: UInt32, in row: UnsafePointer<UInt32>, from start: Int, to end: Int) -> Int {
    let pair = UInt64(pixel) << 32 | UInt64(pixel)
    var column = start
    while column + 8 <= end {
      let pairs = UnsafeRawPointer(row + column)
      let first = pairs.loadUnaligned(as: UInt64.self) ^ pair
      let second = pairs.loadUnaligned(fromByteOffset: 8, as: UInt64.self) ^ pair
      let third = pairs.loadUnaligned(fromByteOffset: 16, as: UInt64.self) ^ pair
      let fourth = pairs.loadUnaligned(fromByteOffset: 24, as: UInt64.self) ^ pair
      if first | second | third | fourth != 0 { break }
      column += 8
    }
    while column < end, row[column] == pixel { column += 1 }
    return column
  }
}
