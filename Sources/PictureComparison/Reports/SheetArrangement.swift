import CairoRenderer
import CalendarCore
import PageLayout

/// Where what stands on a difference sheet, in pixels.
struct SheetArrangement {
  let width: Int
  let height: Int
  /// The left edges of the three panels.
  let lefts: [Int]
  /// Their upper edge.
  let top: Int
  /// A page with the titles of the panels and the lines below them.
  let words: Scene

  private static let titles = ["expected", "difference", "actual"]

  /// Arranges three panels, with lines of text below; the longest line may make the sheet wider.
  init(panels: [PixelImage], lines: [String], measuring: any TextMeasuring) {
    // Readable beside pictures of a few hundred pixels and of some thousand.
    let size = min(max(Double(panels[0].width) / 36, 12), 48).rounded()
    let gap = Int(size)
    let lineHeight = Int(size * 1.5)
    var left = gap
    lefts = panels.map { panel in
      defer { left += panel.width + gap }
      return left
    }
    top = gap + lineHeight
    let bottom = top + (panels.map(\.height).max() ?? 0)
    let longest = lines.map { measuring.metrics(of: $0, style: Self.style(.regular, size)).width }.max() ?? 0
    width = max(left, Int(longest) + 2 * gap)
    height = bottom + lines.count * lineHeight + 2 * gap

    let edges = lefts
    let frames = zip(panels, edges).map { [top] panel, x in
      let edge = Rect(x: Double(x), y: Double(top), width: Double(panel.width), height: Double(panel.height))
      return SceneItem.fill(.rectangle(edge.inset(by: -1, -1)), RGBA(200, 200, 200))
    }
    let titles = zip(Self.titles, edges).map { title, x in
      Self.text(title, weight: .semibold, size: size, x: x, y: Double(gap) + size * 0.9)
    }
    let below = lines.enumerated().map { index, line in
      Self.text(line, weight: .regular, size: size, x: gap, y: Double(bottom + (index + 1) * lineHeight) + size * 0.3)
    }
    words = Scene(
      size: Size(width: Double(width), height: Double(height)),
      raster: Raster(width: width, height: height, scale: 1), background: .white, items: frames + titles + below)
  }

  private static func text(_ text: String, weight: FontWeight, size: Double, x: Int, y: Double) -> SceneItem {
    .text(
      TextItem(
        text, style: style(weight, size), origin: Point(x: Double(x), y: y),
        width: 0, color: .black))
  }

  private static func style(_ weight: FontWeight, _ size: Double) -> TextStyle {
    TextStyle(design: .default, weight: weight, size: size)
  }
}
