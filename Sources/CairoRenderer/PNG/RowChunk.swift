/// Rows that are filtered and compressed together, by whichever filter makes them smaller. One a worker.
final class RowChunk {
  private(set) var count = 0
  private var rowLength = 1
  private var capacity = 0
  /// The row above and the rows, each behind the number of the filter that leaves it as it is.
  private let rows = ScratchBuffer()
  private let differences = ScratchBuffer()
  private let plainDeflater = FastDeflater()
  /// nil: rows are compressed as they are.
  private let differenceDeflater: FastDeflater?
  /// Compresses again what the fast deflaters found to be the smaller of the two. Of cairo's size, a poster is 0.77 by
  /// ISA-L, 0.62 by zlib's level 4, 0.61 by level 6, which takes a third longer.
  private let thoroughDeflater: ThoroughDeflater?

  init(compression: PNGOptions.Compression) {
    differenceDeflater = compression == .fast ? nil : FastDeflater()
    thoroughDeflater = compression == .small ? ThoroughDeflater(level: 4) : nil
  }

  /// Makes it ready for the rows of another page.
  func begin(rowBytes: Int) {
    rowLength = rowBytes + 1
    capacity = max(1, Self.bytes / rowLength)
    count = 0
    // Above a page's first row all is 0, and so is the number of the filter that leaves rows as they are.
    rows.reserve((capacity + 1) * rowLength).update(repeating: 0, count: (capacity + 1) * rowLength)
  }

  /// Whether it must be flushed before another row is put into it.
  var isFull: Bool { count == capacity }

  /// Where the row above the first one is to be put.
  var rowAbove: UnsafeMutablePointer<UInt8> { start + 1 }

  /// Where the next row is to be put.
  func nextRow() -> UnsafeMutablePointer<UInt8> {
    count += 1
    return start + count * rowLength + 1
  }

  /// Appends the rows to a piece of an image, and is empty again.
  func flush(to piece: inout PNGBandEncoder.Piece) {
    guard count > 0 else { return }
    var smallest = (rows: plain, blocks: plainDeflater.compress(plain))
    if let differenceDeflater {
      let rows = subtracted()
      let blocks = differenceDeflater.compress(rows)
      if blocks.count < smallest.blocks.count { smallest = (rows, blocks) }
    }
    piece.blocks += thoroughDeflater?.compress(smallest.rows) ?? smallest.blocks
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

  /// What is compressed at a time: so much that the tables in front of it don't matter, so little that they fit what
  /// follows.
  private static let bytes = 256 << 10
}
