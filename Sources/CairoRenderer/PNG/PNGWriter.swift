import CalendarCore
import PageLayout

/// Writes a page as a PNG file, as it is drawn.
struct PNGWriter {
  let bands: PageBands
  let options: PNGOptions
  let buffers: WorkerBuffers

  /// Gives the file's bytes piece by piece, in their order.
  func write(_ take: ([UInt8]) throws -> Void) throws {
    let format = try format()
    try take(PNGHeader(scene: bands.resolved.scene, format: format, options: options).bytes)

    var checksum = Adler32()
    var isFirst = true
    let chunks = buffers.chunks(bands.painters.count, options.compression)
    try bands.read { painter, index in
      PNGBandEncoder(format: format, painter: painter, chunk: chunks[index], isDithered: options.colors != nil)
    } _: { encoder, painter, rows in
      encoder.encode(painter, rows: rows)
    } take: { piece in
      checksum.append(piece.checksum)
      try take(PNGChunk("IDAT", (isFirst ? ZlibStream.head : []) + piece.blocks).bytes)
      isFirst = false
    }
    try take(PNGChunk("IDAT", ZlibStream.tail(checksum)).bytes + PNGChunk("IEND", []).bytes)
  }

  /// The smallest format of the page. Drawing it once more to count its colours takes less time than compressing three
  /// bytes a pixel instead of one.
  private func format() throws -> PixelFormat {
    if let colors = options.colors { return .indexed(Palette(colors.colors.map(PremultipliedPixel.value))) }
    let format = PixelFormat(bands.resolved)
    guard bands.resolved.mayFitPalette else { return format }
    let isOpaque = bands.resolved.scene.background.alpha == 255
    var census = ColorCensus(isOpaque: isOpaque)
    try bands.read { _, _ in
    } _: { _, painter, rows in
      var census = ColorCensus(isOpaque: isOpaque)
      census.add(painter, rows: rows)
      return census
    } take: {
      census.add($0)
    }
    return format.narrowed(to: census)
  }
}
