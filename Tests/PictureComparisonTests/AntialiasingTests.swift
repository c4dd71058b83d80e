import CairoRenderer
import CalendarCore
import PageLayout
import PictureComparison
import Testing

struct AntialiasingTests {
  /// Every theme, and every design in one of them.
  static let looks = Theme.named.map { ($0, FontDesign.default) } + FontDesign.allCases.dropFirst().map { (.light, $0) }

  /// Every pixel as the mean of 64, as an ideal rasterizer would smooth edges.
  @Test(arguments: looks)
  func otherAntialiasingOfTheSameShapesIsForgiven(theme: Theme, design: FontDesign) throws {
    let scene = Self.shapes(theme: theme, design: design)
    var large = scene
    large.raster = Raster(width: scene.raster.width * 8, height: scene.raster.height * 8, scale: scene.raster.scale * 8)
    let drawn = try SamplePage.image(of: scene)
    let ideal = try SamplePage.image(of: large).averaged(8)
    #expect(PictureMeasure.exact.difference(between: drawn, and: ideal) != nil)
    let difference = PictureMeasure.perceptual.difference(between: drawn, and: ideal)
    #expect(difference == nil, "\(difference?.description ?? "")")
  }

  /// Figures, letters, a disc and a heart. Each glyph is a text of its own on whole pixels, where the renderer leaves it
  /// at every scale: what differs between scales is the smoothing of edges alone.
  private static func shapes(theme: Theme, design: FontDesign) -> Scene {
    func glyphs(_ text: String, _ weight: FontWeight, _ size: Double, _ color: RGBA, row: Double) -> [SceneItem] {
      let style = TextStyle(design: design, weight: weight, size: size, tabularFigures: true)
      return text.enumerated().map { index, character in
        .text(
          TextItem(
            String(character), style: style, origin: Point(x: Double(index) * 24 + 4, y: row), width: 0, color: color))
      }
    }
    let tint = theme.tint.resolved(for: theme.appearance)
    let items: [SceneItem] =
      [.fill(.ellipse(Rect(x: 40, y: 4, width: 40, height: 40)), tint.opacity(theme.selectionOpacity))]
      + glyphs("0123456789", theme.dayWeight, 20, theme.label, row: 32)
      + glyphs("0123456789", theme.dayWeight, 20, theme.quaternaryLabel, row: 64)
      + glyphs("SMTWFabegst", theme.weekdayWeight, 13, theme.tertiaryLabel, row: 88)
      + [.image(ImageItem(.symbol("heart.fill"), frame: Rect(x: 8, y: 100, width: 14, height: 14), tint: tint))]
    return Scene(
      size: Size(width: 280, height: 128), raster: Raster(width: 280, height: 128, scale: 1),
      background: theme.background, items: items)
  }
}
