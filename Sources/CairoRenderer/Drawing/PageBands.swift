import CalendarCore
import PageLayout

/// A page that is drawn in bands, several of them at once.
struct PageBands {
  let resolved: ResolvedScene
  let plan: BandPlan
  /// One a thread.
  let painters: [BandPainter]

  /// The bands of a page, painted in `buffers` on so many threads at most; nil: one a core.
  ///
  /// - Throws: `RenderError.tooWide` when cairo can't draw rows of its width.
  init(_ resolved: ResolvedScene, buffers: WorkerBuffers, threads: Int?, pixelsPerBand: Int) throws {
    let raster = resolved.scene.raster
    guard raster.width <= Self.widest else {
      throw RenderError.tooWide(width: raster.width, height: raster.height, limit: Self.widest)
    }
    let plan = BandPlan(resolved, pixelsPerBand: pixelsPerBand)
    self.resolved = resolved
    self.plan = plan
    // How many cores there are is written in files, which a page of one band does without.
    let count = plan.bands.count == 1 ? 1 : min(threads ?? CoreCount.available, plan.bands.count)
    painters = try buffers.bands(count, for: resolved.scene, plan).map {
      BandPainter(resolved, plan: plan, buffer: $0)
    }
  }

  /// Paints all bands and gives what `read` makes of each, in their order; `worker` makes what each thread reads with.
  func read<Worker, Result>(
    with worker: (BandPainter, Int) -> Worker, _ read: (Worker, BandPainter, Range<Int>) throws -> Result,
    take: (Result) throws -> Void
  ) throws {
    let workers = painters.enumerated().map { (painter: $0.element, worker: worker($0.element, $0.offset)) }
    try OrderedWork(workers: workers).run(count: plan.bands.count) { pair, band in
      try pair.painter.paint(band: band)
      return try read(pair.worker, pair.painter, plan.rows(of: band))
    } take: {
      try take($0)
    }
  }

  /// A surface of cairo's can't be wider; taller pages are drawn in bands.
  private static let widest = 32_767
}
