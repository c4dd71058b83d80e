/// Rows that are filtered and compressed together, by whichever filter makes them smaller. One a worker.
final class RowChunk {
  private(set) var count = 0
  private var rowLength = 1
  private var capacity = 0
  /// The row above and the rows, each behind the number of the filter that leaves it as it is.
  private let rows = ScratchBuffer()
  private let differences = ScratchBuffer()
  private let attempts: [Attempt]

  /// A way to make rows smaller.
  private struct Attempt {
    var subtractsRowAbove: Bool
    var deflater: any Deflater
  }

  init(compression: PNGOptions.Compression) {
    attempts =
      switch compression {
      case .fast: [Attempt(subtractsRowAbove: false, deflater: FastDeflater())]
      case .balanced:
        [false, true].map { Attempt(subtractsRowAbove: $0, deflater: FastDeflater()) }
      case .small:
        [false, true].map { Attempt(subtractsRowAbove: $0, deflater: ThoroughDeflater(level: 6)) }
      }
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
    var smallest: (blocks: UnsafeBufferPointer<UInt8>, rows: UnsafeBufferPointer<UInt8>)?
    for attempt in attempts {
      let rows = attempt.subtractsRowAbove ? subtracted() : plain
      let blocks = attempt.deflater.compress(rows)
      if smallest.map({ blocks.count < $0.blocks.count }) ?? true { smallest = (blocks, rows) }
    }
    if let smallest {
      piece.blocks += smallest.blocks
      piece.checksum.add(smallest.rows)
    }
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
