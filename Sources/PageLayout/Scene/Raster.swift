/// The pixels a page is drawn with.
public struct Raster: Hashable, Sendable {
  public var width: Int
  public var height: Int
  /// Pixels a point.
  public var scale: Double
  /// Pixels an inch, as the picture file says it; nil for pages measured in pixels, which say nothing.
  public var dpi: Double?

  public init(width: Int, height: Int, scale: Double, dpi: Double? = nil) {
    self.width = width
    self.height = height
    self.scale = scale
    self.dpi = dpi
  }
}
