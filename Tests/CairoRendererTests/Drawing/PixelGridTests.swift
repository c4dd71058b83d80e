import CalendarCore
import PageLayout
import Testing

@testable import CairoRenderer

struct PixelGridTests {
  private let grid = PixelGrid(scale: 2)

  @Test func edgesOfRectanglesFallOnPixels() {
    #expect(grid.aligned(Rect(x: 0.2, y: 0.3, width: 1, height: 1.1)) == Rect(x: 0, y: 0.5, width: 1, height: 1))
  }

  @Test func whatIsThinnerThanAPixelIsAPixelWide() {
    #expect(grid.aligned(Rect(x: 1, y: 1, width: 0.1, height: 0)) == Rect(x: 1, y: 1, width: 0.5, height: 0))
  }

  @Test(arguments: [(0.25, 0.5, 0.5), (0.5, 0.5, 1.0), (0.7, 0.5, 1.0), (1.0, 1.0, 1.0)])
  func linesAreWholePixelsAndAsDarkAsTheyAreThin(width: Double, drawn: Double, opacity: Double) {
    let line = grid.line(from: Point(x: 0, y: 5.1), to: Point(x: 10, y: 5.1), width: width)
    #expect(line?.rect.height == drawn)
    #expect(line?.rect.width == 10)
    #expect(line?.opacity == opacity)
    #expect(line.map { ($0.rect.y * 2).rounded() == $0.rect.y * 2 } == true)
  }

  @Test func slantedLinesStayAsTheyAre() {
    #expect(grid.line(from: Point(x: 0, y: 0), to: Point(x: 1, y: 1), width: 1) == nil)
  }

  @Test func largeLettersStandOnPixelsAndSmallOnesOnQuarters() {
    let point = Point(x: 1.1, y: 2.3)
    #expect(grid.glyphOrigin(point, size: 32) == Point(x: 1, y: 2.5))
    #expect(grid.glyphOrigin(point, size: 31) == Point(x: 1.125, y: 2.25))
  }
}
