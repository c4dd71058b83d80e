import CalendarCore
import Foundation
import PageLayout
import Testing

@testable import CairoRenderer

struct SymbolTests {
  @Test func everySymbolOfTheCatalogIsDrawable() throws {
    let catalog = try SymbolCatalog()
    let library = try PictureLibrary()
    #expect(catalog.names.contains("heart.fill"))
    #expect(catalog.names == catalog.names.sorted())
    for name in catalog.names {
      let metrics = try library.metrics(of: .symbol(name))
      #expect(metrics.isTemplate)
      let bounds = Shape.path(try library.symbol(name).outline).bounds
      let box = Rect(x: 0, y: 0, width: metrics.size.width, height: metrics.size.height)
      #expect(box.inset(by: -1, -1).union(bounds) == box.inset(by: -1, -1), "\(name) reaches out of its box")
    }
  }

  @Test(arguments: ["nothing", "../Symbols/heart.fill", ""])
  func aNameThatIsNoSymbolIsRefused(name: String) throws {
    let library = try PictureLibrary()
    let error = #expect(throws: RenderError.self) { try library.metrics(of: .symbol(name)) }
    #expect(error?.description == "unknown symbol \"\(name)\"")
  }

  @Test func pathDataBecomesLinesAndCubicCurves() throws {
    let path = try #require(PathData("M1 2H5V6L3,4Q4 1 6 7C1 2 3 4 5 6Z"))
    #expect(
      path.elements == [
        .move(Point(x: 1, y: 2)), .line(Point(x: 5, y: 2)), .line(Point(x: 5, y: 6)), .line(Point(x: 3, y: 4)),
        .curve(Point(x: 3 + 2.0 / 3, y: 2), Point(x: 6 + (4.0 - 6) * 2 / 3, y: 3), Point(x: 6, y: 7)),
        .curve(Point(x: 1, y: 2), Point(x: 3, y: 4), Point(x: 5, y: 6)), .close,
      ])
  }

  @Test(arguments: ["M1", "m1 2", "M1 2 S", "1 2", "M1 2A1 1 0 0 1 3"])
  func otherPathDataIsRefused(data: String) {
    #expect(PathData(data) == nil)
  }

  /// The four arcs between two ends, by where they pass.
  @Test(arguments: [false, true], [false, true])
  func arcsTakeTheSideThatTheirFlagsName(isLarge: Bool, isClockwise: Bool) {
    let arc = EllipticalArc(
      from: Point(x: 0, y: 0), to: Point(x: 6, y: 0), radii: Size(width: 5, height: 5), rotation: 0,
      isLarge: isLarge, isClockwise: isClockwise)
    let bounds = Shape.path([.move(Point(x: 0, y: 0))] + arc.elements).bounds
    // y grows downwards, so a clockwise arc to the right passes above.
    #expect(isClockwise ? bounds.y < 0 && bounds.maxY < 1 : bounds.y > -1 && bounds.maxY > 0)
    #expect(isLarge ? bounds.height > 8.9 : bounds.height < 1.5)
  }

  @Test func radiiTooSmallForTheirEndsGrow() {
    let arc = EllipticalArc(
      from: Point(x: 0, y: 0), to: Point(x: 20, y: 0), radii: Size(width: 1, height: 1), rotation: 0, isLarge: false,
      isClockwise: true)
    let bounds = Shape.path([.move(Point(x: 0, y: 0))] + arc.elements).bounds
    #expect(abs(bounds.height - 10) < 1e-9)
  }
}
