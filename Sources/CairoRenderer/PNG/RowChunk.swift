/// Rows that are filtered and compressed together, by whichever filter makes them smaller. One a worker.
final class RowChunk {
  let compression: PNGOptions.Compression
  private(set) var count = 0
  private var rowLength = 1
  private var capacity = 0
  /// The row above and the rows, each behind the number of the filter that leaves it as it is.
  private let rows = ScratchBuffer()
  private let differences = ScratchBuffer()
  private let fastDeflater = FastDeflater()
  /// Compresses again what the fast deflater found to be the smaller of the two. Of cairo's size, a poster is 0.77 by
  /// ISA-L, 0.62 by zlib's level 4, 0.61 by level 6, which takes a third longer.
  private let thoroughDeflater: ThoroughDeflater?

  init(compression: PNGOptions.Compression) {
    self.compression = compression
    thoroughDeflater = compression == .small ? ThoroughDeflater(level: 4) : nil
  }

  /// Makes it ready for the rows of another page.
  func begin(rowBytes: Int) {
    rowLength = rowBytes + 1
    capacity = max(1, Self.bytes / rowLength)
    count = 0
    // Above a page's first row all is 0.
    start.update(repeating: 0, count: rowLength)
  }

  /// Whether it must be flushed before another row is put into it.
  var isFull: Bool { count == capacity }

  /// Where the row above the first one is to be put.
  var rowAbove: UnsafeMutablePointer<UInt8> { start + 1 }

  /// Where the next row is to be put.
  func nextRow() -> UnsafeMutablePointer<UInt8> {
    count += 1
    let row = start + count * rowLength
    row.pointee = Self.unfiltered
    return row + 1
  }

  /// Appends the rows to a piece of an image, and is empty again.
  func flush(to piece: inout PNGBandEncoder.Piece) {
    guard count > 0 else { return }
    var smallest = (rows: plain, blocks: Array(fastDeflater.compress(plain)))
    if compression != .fast {
      let rows = subtracted()
      let blocks = fastDeflater.compress(rows)
      if blocks.count < smallest.blocks.count { smallest = (rows, Array(blocks)) }
    }
    if let thoroughDeflater {
      piece.blocks += thoroughDeflater.compress(smallest.rows)
    } else {
      piece.blocks += smallest.blocks
    }
    piece.checksum.add(smallest.rows)
    count = 0
  }

  private var start: UnsafeMutablePointer<UInt8> { rows.reserve((capacity + 1) * rowLength) }

  private var plain: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start + rowLength, count: count * rowLength)
  }

  /// The rows as differences from the row above.
  private func subtracted() -> UnsafeBufferPointer<UInt8> {
    let length = count * rowLength
    let above = UnsafePointer(start)
    let own = above + rowLength
    let target = differences.reserve(capacity * rowLength)
    for index in 0..<length { target[index] = own[index] &- above[index] }
    for row in 0..<count { target[row * rowLength] = RepeatedRows.filter }
    return UnsafeBufferPointer(start: target, count: length)
  }

  /// The number of the filter that leaves rows as they are.
  private static let unfiltered: UInt8 = 0

  /// What is compressed at a time: so much that the tables in front of it don't matter, so little that they fit what
  /// follows.
  private static let bytes = 256 << 10
}
