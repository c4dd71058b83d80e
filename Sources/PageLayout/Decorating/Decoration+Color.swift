import CalendarCore

/// Decorations as a theme draws them.
extension Decoration {
  /// The colour a circle or a template is drawn in; nil for what has colours of its own.
  func color(theme: Theme, tint: RGBA) -> RGBA? {
    switch content {
    case .circle: color?.resolved(for: theme.appearance) ?? theme.decorationFill
    case .image: color?.resolved(for: theme.appearance) ?? tint
    case .customView: nil
    }
  }
}

extension DecorationSummary {
  /// What is said of a decoration drawn in a theme.
  init(_ decoration: Decoration, theme: Theme, tint: RGBA) {
    let color = decoration.color(theme: theme, tint: tint)
    switch decoration.content {
    case .circle: self.init(kind: .circle, color: color, size: decoration.size)
    case .image(let picture): self.init(kind: .image, image: picture.name, color: color, size: decoration.size)
    case .customView: self.init(kind: .customView, size: decoration.size)
    }
  }
}
