/// Turns painted bands into compressed pieces of a PNG file's image. One a worker.
final class PNGBandEncoder {
  private let packer: RowPacker
  private let repeated: RepeatedRows
  private let chunk: RowChunk
  private let isDithered: Bool

  /// A band's part of the image.
  struct Piece: Sendable {
    /// Deflate blocks that end on a byte boundary.
    var blocks: [UInt8] = []
    /// Of what the blocks stand for.
    var checksum = Adler32()
  }

  /// An encoder of what `painter` paints, which compresses with `chunk`.
  init(format: PixelFormat, painter: BandPainter, chunk: RowChunk, isDithered: Bool) {
    self.isDithered = isDithered
    packer = RowPacker(
      format: format, tiles: painter.plan.tiles, background: painter.background, isDithered: isDithered)
    repeated = RepeatedRows(rowBytes: packer.rowBytes)
    self.chunk = chunk
    chunk.begin(rowBytes: packer.rowBytes)
  }

  /// The piece of a band that `painter` has just painted.
  func encode(_ painter: BandPainter, rows: Range<Int>) -> Piece {
    var piece = Piece()
    var row = rows.lowerBound
    while row < rows.upperBound {
      let run = repetitions(from: row, in: rows, painter)
      if run >= Self.shortestRun {
        chunk.flush(to: &piece)
        repeated.append(run, to: &piece.blocks, checksum: &piece.checksum)
        row += run
        continue
      }
      for row in row...min(row + run, rows.upperBound - 1) {
        if chunk.isFull { chunk.flush(to: &piece) }
        if chunk.count == 0, row > 0 { pack(row - 1, of: painter, into: chunk.rowAbove) }
        pack(row, of: painter, into: chunk.nextRow())
      }
      row += run + 1
    }
    chunk.flush(to: &piece)
    return piece
  }

  private func pack(_ row: Int, of painter: BandPainter, into output: UnsafeMutablePointer<UInt8>) {
    packer.pack(painter.row(row), at: row, touched: painter.tiles(of: row), into: output)
  }

  /// How many rows from this one on are each equal to the one above.
  private func repetitions(from first: Int, in rows: Range<Int>, _ painter: BandPainter) -> Int {
    // Rows of the same colours are dithered each in its own way.
    if isDithered { return 0 }
    var row = first
    while row < rows.upperBound, row > 0, painter.isRowRepeated(row) { row += 1 }
    return row - first
  }

  /// Fewer equal rows than these are not worth blocks of their own.
  private static let shortestRun = 4
}
