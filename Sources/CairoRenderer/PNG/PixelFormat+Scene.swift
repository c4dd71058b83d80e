import CalendarCore
import PageLayout

extension PixelFormat {
  /// The smallest format that holds whatever a scene may draw.
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
}

extension ResolvedItem {
  /// Whether it can only draw shades of grey.
  fileprivate var isGray: Bool {
    switch operation {
    case .box(_, let color), .fill(_, let color), .symbol(_, let color), .stroke(_, let color, _),
      .template(_, _, let color):
      color.isGray
    case .pixmap: false
    case .glyphs(let runs, let color): color.isGray && !runs.contains(where: \.face.hasColor)
    case .clip(_, let items): items.allSatisfy(\.isGray)
    }
  }
}
