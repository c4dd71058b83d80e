public import CalendarCore

/// A page, laid out: items in painting order and regions that say what is where.
///
/// Lengths are points (1/72 inch on paper), the origin is the top left corner. Nothing after a scene knows a date,
/// nothing before it knows cairo; equal scenes draw equal pictures.
public struct Scene: Hashable, Sendable {
  /// The page in points.
  public var size: Size
  /// The page in pixels.
  public var raster: Raster
  /// The colour of the page; may be clear.
  public var background: RGBA
  public var items: [SceneItem]
  /// The months drawn, with their days, in reading order.
  public var months: [MonthRegion]
  /// The page's name, such as `February 2027`.
  public var title: String
  /// The page in words, for who can't see it.
  public var altText: String
  /// The language of the page, as BCP 47 writes it.
  public var language: String
  public var isRightToLeft: Bool

  public init(
    size: Size, raster: Raster, background: RGBA, items: [SceneItem] = [], months: [MonthRegion] = [],
    title: String = "", altText: String = "", language: String = "en", isRightToLeft: Bool = false
  ) {
    self.size = size
    self.raster = raster
    self.background = background
    self.items = items
    self.months = months
    self.title = title
    self.altText = altText
    self.language = language
    self.isRightToLeft = isRightToLeft
  }
}
