/// Cuts rows of pixels into at most 64 tiles, so that one number says which of them something touches.
struct RowTiles: Hashable, Sendable {
  /// In pixels.
  let width: Int
  private let tileWidth: Int

  /// Tiles for rows of a width in pixels.
  init(width: Int) {
    self.width = width
    tileWidth = (width + 63) / 64
  }

  /// The tiles that hold some columns.
  func mask(of columns: Range<Int>) -> UInt64 {
    guard !columns.isEmpty else { return 0 }
    let first = columns.lowerBound / tileWidth
    let last = (columns.upperBound - 1) / tileWidth
    return ~0 << UInt64(first) & ~0 >> UInt64(63 - last)
  }

  /// Gives the columns of the tiles in a mask, neighbours together.
  @inline(__always)
  func forEachRun(in mask: UInt64, _ body: (Range<Int>) -> Void) {
    var rest = mask
    while rest != 0 {
      let first = rest.trailingZeroBitCount
      let count = (~(rest >> UInt64(first))).trailingZeroBitCount
      body(first * tileWidth..<min(width, (first + count) * tileWidth))
      rest &= count + first >= 64 ? 0 : ~0 << UInt64(first + count)
    }
  }
}
