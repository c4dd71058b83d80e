import PageLayout

/// What the workers of the page drawn last drew and compressed with, for the next page.
final class WorkerBuffers {
  private var bands: [BandBuffer] = []
  /// All of one compression.
  private var chunks: [RowChunk] = []

  /// As many buffers as asked for, for a page's bands.
  func bands(_ count: Int, for scene: Scene, _ plan: BandPlan) throws -> [BandBuffer] {
    let (width, height) = (scene.raster.width, min(plan.rowsPerBand + 1, plan.height))
    let background = scene.backgroundPixel
    bands.removeAll { !$0.serves(width: width, height: height, background: background) }
    while bands.count < count {
      bands.append(try BandBuffer(width: width, height: height, background: background))
    }
    return Array(bands.prefix(count))
  }

  /// As many chunks of rows as asked for.
  func chunks(_ count: Int, _ compression: PNGOptions.Compression) -> [RowChunk] {
    if chunks.first?.compression != compression { chunks = [] }
    while chunks.count < count { chunks.append(RowChunk(compression: compression)) }
    return Array(chunks.prefix(count))
  }
}
