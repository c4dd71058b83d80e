public import CalendarCore

/// Something painted on a page.
public indirect enum SceneItem: Hashable, Sendable {
  case fill(Shape, RGBA)
  /// A line of a width in points, centred on the shape's outline.
  case stroke(Shape, RGBA, width: Double)
  case text(TextItem)
  case image(ImageItem)
  /// Items of which only what lies inside a shape is seen.
  case clip(Shape, [SceneItem])
}
