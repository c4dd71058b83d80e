import CCairo
import CalendarCore
import Foundation
import PageLayout

/// A scene as an SVG file: outlines, and behind them what they show, for readers that speak.
struct SVGPage {
  private let page: ResolvedScene

  init(_ page: ResolvedScene) {
    self.page = page
  }

  /// The file.
  func file() throws -> [UInt8] {
    let drawing = String(decoding: SVGIdentifiers.renumbered(try drawing()), as: UTF8.self)
    // cairo writes the declaration, then one element that holds everything.
    guard let open = drawing.range(of: "<svg "), let end = drawing[open.upperBound...].firstIndex(of: ">"),
      let close = drawing.range(of: "</svg>", options: .backwards)
    else { throw RenderError.cairo("no svg element", doing: "drawing an SVG") }
    let inside = drawing[drawing.index(after: end)..<close.lowerBound]
    return Array(
      (drawing[..<open.upperBound] + rootAttributes + drawing[open.upperBound...end] + "\n<title>"
        + Markup.escaped(page.scene.title) + "</title>\n<g aria-hidden=\"true\">" + inside + "</g>\n" + regions
        + drawing[close.lowerBound...]).utf8)
  }

  private func drawing() throws -> [UInt8] {
    let scene = page.scene
    let output = ByteCollector()
    let surface = cairo_svg_surface_create_for_stream(
      ByteCollector.write, output.pointer, scene.size.width, scene.size.height)!
    // A drawing that was not finished writes what it has when it is destroyed.
    defer { withExtendedLifetime(output) { cairo_surface_destroy(surface) } }
    try AllocationWatch.hold(doing: "drawing an SVG") {
      let context = CairoContext(surface: surface)
      if scene.background.alpha > 0 {
        context.setColor(scene.background)
        cairo_paint(context.pointer)
      }
      let canvas = VectorCanvas(context: context, textForm: .outlines)
      for item in page.items { try canvas.draw(item) }
      try context.check(doing: "drawing an SVG")
      FreeTypeLock.hold { cairo_surface_finish(surface) }
      try CairoContext.check(cairo_surface_status(surface), doing: "ending an SVG")
    }
    return output.bytes
  }

  private var rootAttributes: String {
    "role=\"group\" aria-label=\"\(Markup.escaped(page.scene.title))\" xml:lang=\"\(Markup.escaped(page.scene.language))\" "
  }

  /// The days, each with its words, over the places where they are drawn.
  private var regions: String {
    page.scene.months.map { month in
      let days = month.days.map { day in
        let label = Markup.escaped(day.label)
        let frame = day.frame
        return "<g role=\"img\" aria-label=\"\(label)\"><title>\(label)</title><rect x=\"\(number(frame.x))\" "
          + "y=\"\(number(frame.y))\" width=\"\(number(frame.width))\" height=\"\(number(frame.height))\" "
          + "fill=\"none\" pointer-events=\"all\"/></g>\n"
      }
      return "<g role=\"group\" aria-label=\"\(Markup.escaped(month.title))\">\n" + days.joined() + "</g>\n"
    }.joined()
  }

  /// A length to a hundredth of a point.
  private func number(_ length: Double) -> String {
    String((length * 100).rounded() / 100)
  }
}
