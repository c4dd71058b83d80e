import CalendarCore
import PageLayout

/// Writes a resolved scene as a PNG file, as it is drawn.
struct PNGWriter {
  let resolved: ResolvedScene
  let options: PNGOptions
  let buffers: WorkerBuffers
  /// How many bands are drawn at once, at most.
  let threads: Int

  /// Gives the file's bytes piece by piece, in their order.
  func write(_ take: ([UInt8]) throws -> Void) throws {
    let raster = resolved.scene.raster
    guard raster.width <= Self.widest else {
      throw RenderError.tooWide(width: raster.width, height: raster.height, limit: Self.widest)
    }
    let plan = BandPlan(resolved)
    let painters = try buffers.bands(min(threads, plan.bands.count), for: resolved.scene, plan).map {
      BandPainter(resolved, plan: plan, buffer: $0)
    }
    let format = try format(painters)
    try take(PNGHeader(scene: resolved.scene, format: format, options: options).bytes)

    var checksum = Adler32()
    var isFirst = true
    let workers = zip(painters, buffers.chunks(painters.count, options.compression)).map { painter, chunk in
      (painter, PNGBandEncoder(format: format, painter: painter, chunk: chunk, isDithered: options.colors != nil))
    }
    try OrderedWork(workers: workers).run(count: plan.bands.count) { worker, band in
      try worker.0.paint(band: band)
      return worker.1.encode(worker.0, rows: plan.rows(of: band))
    } take: { piece in
      checksum.append(piece.checksum)
      try take(PNGChunk("IDAT", (isFirst ? ZlibStream.head : []) + piece.blocks).bytes)
      isFirst = false
    }
    try take(PNGChunk("IDAT", ZlibStream.tail(checksum)).bytes + PNGChunk("IEND", []).bytes)
  }

  /// The smallest format of the page. Drawing it once more to count its colours takes less time than compressing three
  /// bytes a pixel instead of one.
  private func format(_ painters: [BandPainter]) throws -> PixelFormat {
    if let colors = options.colors { return .indexed(Palette(colors.colors.map(PremultipliedPixel.value))) }
    let format = PixelFormat(resolved)
    guard resolved.mayFitPalette, let plan = painters.first?.plan else { return format }
    let isOpaque = resolved.scene.background.alpha == 255
    var census = ColorCensus(isOpaque: isOpaque)
    try OrderedWork(workers: painters).run(count: plan.bands.count) { painter, band in
      var census = ColorCensus(isOpaque: isOpaque)
      try painter.paint(band: band)
      census.add(painter, rows: plan.rows(of: band))
      return census
    } take: {
      census.add($0)
    }
    return format.narrowed(to: census)
  }

  /// A surface of cairo's can't be wider; taller pages are drawn in bands.
  private static let widest = 32_767
}
