public import CairoRenderer
import CalendarCore
import PageLayout

/// Expected, difference and actual side by side, with what differs in words below.
public struct DifferenceSheet {
  /// The sheet.
  public let image: PixelImage

  /// Draws the sheet of two pictures. Throws what keeps its words from being drawn.
  public init(_ pictures: ComparedPictures) throws {
    let fonts = try FontBook(fonts: .shipped)
    let renderer = SceneRenderer(fonts: fonts, pictures: try PictureLibrary())
    let panels = [pictures.expected.image, DifferencePanel(pictures).image, pictures.actual.image]
    let arrangement = SheetArrangement(panels: panels, lines: Self.lines(pictures), measuring: fonts)
    var canvas = PixelCanvas(width: arrangement.width, height: arrangement.height)
    canvas.paint(try PNGReader().picture(in: renderer.png(arrangement.words)).image, x: 0, y: 0)
    for (panel, x) in zip(panels, arrangement.lefts) { canvas.paint(panel, x: x, y: arrangement.top) }
    image = canvas.image
  }

  private static func lines(_ pictures: ComparedPictures) -> [String] {
    let environment = pictures.environment.isEmpty ? [] : ["drawn with " + pictures.environment.joined(separator: ", ")]
    return environment + [pictures.difference?.description ?? "the pictures are the same"]
      + pictures.places.map(\.description)
  }
}
