import PageLayout

/// Turns painted bands into compressed pieces of a PNG file's image. One a worker.
final class PNGBandEncoder {
  private let format: PixelFormat
  private let rowLength: Int
  private let deflater = Deflater()
  private let filtered: UnsafeMutableBufferPointer<UInt8>

  /// A band's part of the image.
  struct Piece: Sendable {
    /// Deflate blocks that end on a byte boundary.
    var blocks: [UInt8]
    /// Of what the blocks stand for.
    var checksum: Adler32
  }

  init(format: PixelFormat, width: Int) {
    self.format = format
    rowLength = 1 + width * format.bytesPerPixel
    filtered = .allocate(capacity: rowLength * BandPlan.rowsPerBand)
  }

  deinit {
    filtered.deallocate()
  }

  /// The piece of a band that `painter` has just painted.
  func encode(_ painter: BandPainter, rows: Range<Int>) -> Piece {
    var length = 0
    for row in rows {
      let target = filtered.baseAddress! + length
      if row > painter.rows.lowerBound, painter.isRowRepeated(row) {
        target[0] = Self.up
        (target + 1).update(repeating: 0, count: rowLength - 1)
      } else {
        target[0] = Self.none
        format.encode(painter.row(row), into: target + 1)
      }
      length += rowLength
    }
    var piece = Piece(blocks: [], checksum: Adler32())
    let input = UnsafeBufferPointer(rebasing: filtered[..<length])
    piece.checksum.add(input)
    deflater.compress(input, to: &piece.blocks)
    return piece
  }

  /// PNG's filters: none, and the difference from the row above, which is nothing where a row repeats it.
  private static let none: UInt8 = 0
  private static let up: UInt8 = 2
}
