import CalendarCore
import PageLayout

extension PixelFormat {
  /// The smallest format of eight bits a channel that holds whatever a scene may draw.
  init(_ resolved: ResolvedScene) {
    let isGray = resolved.scene.background.isGray && resolved.items.allSatisfy(\.isGray)
    let isOpaque = resolved.scene.background.alpha == 255
    self =
      switch (isGray, isOpaque) {
      case (true, true): .gray
      case (true, false): .grayAlpha
      case (false, true): .rgb
      case (false, false): .rgba
      }
  }

  /// The format for a page of these colours, where it is smaller.
  func narrowed(to census: ColorCensus) -> PixelFormat {
    guard !census.isOverfull else { return self }
    let palette = Palette(census.table.colors)
    return palette.depth < bitsPerPixel ? .indexed(palette) : self
  }
}

extension ResolvedScene {
  /// Whether counting its colours may be worth while: pictures have too many.
  var mayFitPalette: Bool { !items.contains(where: \.hasPicture) }
}

extension ResolvedItem {
  /// Whether it can only draw shades of grey.
  fileprivate var isGray: Bool {
    switch operation {
    case .box(_, let color), .fill(_, let color), .symbol(_, let color), .stroke(_, let color, _),
      .template(_, _, let color), .masks(_, let color):
      color.isGray
    case .pixmap: false
    case .glyphs(let runs, let color): color.isGray && !runs.contains(where: \.face.hasColor)
    case .clip(_, let items): items.allSatisfy(\.isGray)
    }
  }

  fileprivate var hasPicture: Bool {
    switch operation {
    case .box, .fill, .symbol, .stroke, .masks, .template: false
    case .pixmap: true
    case .glyphs(let runs, _): runs.contains(where: \.face.hasColor)
    case .clip(_, let items): items.contains(where: \.hasPicture)
    }
  }
}
