import CairoRenderer
import PageLayout

/// Many months laid out and drawn at once, as a batch does.
struct PageBatch {
  let pages: Int
  /// Months of 800 x 800 pixels, or wall months on A4.
  let kind: PageKind

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
    } draw: { [kind] number, worker in
      let studio = worker.studio
      return try worker.renderer.png(kind == .wall ? studio.wallMonth(number) : studio.month(number)).count
    }
    for try await _ in drawn {}
  }
}
