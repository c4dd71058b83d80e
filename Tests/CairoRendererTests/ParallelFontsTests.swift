import CalendarCore
import Dispatch
import PageLayout
import Synchronization
import Testing

@testable import CairoRenderer

struct ParallelFontsTests {
  /// More faces than cairo keeps open, on more threads than there are processors, each with font books of its own.
  @Test func fontBooksOnManyThreadsDrawWhatOneDraws() throws {
    let expected = try Self.pictures()
    let results = Mutex<[[PixelImage]]>([])
    DispatchQueue.concurrentPerform(iterations: 12) { _ in
      let pictures = (0..<3).map { _ in (try? Self.pictures()) ?? [] }
      results.withLock { $0 += pictures }
    }
    let all = results.withLock { $0 }
    #expect(all.count == 36)
    #expect(all.allSatisfy { $0 == expected })
  }

  /// A page in every design, with every weight on it.
  private static func pictures() throws -> [PixelImage] {
    let renderer = SceneRenderer(fonts: try FontBook(fonts: .shipped), pictures: try PictureLibrary())
    return try FontDesign.allCases.map { design in
      let texts = FontWeight.allCases.enumerated().map { row, weight in
        SceneItem.text(
          TextItem(
            "14 Feb", style: TextStyle(design: design, weight: weight, size: 12),
            origin: Point(x: 2, y: Double(row) * 14 + 12), width: 0, color: .black))
      }
      let png = try renderer.png(
        Scene(
          size: Size(width: 60, height: 72), raster: Raster(width: 60, height: 72, scale: 1), background: .white,
          items: texts))
      return try PNGReader().picture(in: png).image
    }
  }
}
