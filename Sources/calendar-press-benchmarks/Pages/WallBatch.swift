import CairoRenderer

/// Many wall months drawn at once, as a batch does.
struct WallBatch {
  let pages: Int

  /// A studio and what it draws with.
  private final class Worker {
    let studio: Studio
    let renderer: SceneRenderer

    init(pictures: PictureLibrary) throws {
      studio = try Studio(pictures: pictures)
      renderer = studio.renderer(threads: 1)
    }
  }

  /// Lays all pages out and draws them on all cores.
  func draw() async throws {
    let pictures = try PictureLibrary()
    let drawn = DrawnPages(0..<pages) {
      try Worker(pictures: pictures)
    } draw: { number, worker in
      try worker.renderer.png(worker.studio.wallMonth(number)).count
    }
    for try await _ in drawn {}
  }
}
