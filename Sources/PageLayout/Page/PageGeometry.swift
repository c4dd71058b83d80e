public import CalendarCore

/// A page's size in points and pixels.
public struct PageGeometry: Hashable, Sendable {
  /// The page in points, bleed included.
  public var size: Size
  /// The page as it is when it has been cut.
  public var trim: Rect
  public var raster: Raster

  /// Points an inch and millimetres an inch.
  static let pointsPerMillimeter = 72 / 25.4

  /// The geometry of a page.
  ///
  /// - Parameters:
  ///   - setup: what the config asks for.
  ///   - defaultSize: the size in points of a page that names none and of the scale that fits pixel sizes.
  init(_ setup: PageSetup, defaultSize: Size) {
    switch setup.size {
    case .named(_, let width, let height):
      let sides = setup.orientation == .portrait ? (width, height) : (height, width)
      self.init(millimeters: sides, bleed: setup.bleed, dpi: setup.dpi)
    case .points(let size):
      let sides = (size.width / Self.pointsPerMillimeter, size.height / Self.pointsPerMillimeter)
      self.init(millimeters: sides, bleed: setup.bleed, dpi: setup.dpi)
    case .pixels(let width, let height):
      let fitted = min(Double(width) / defaultSize.width, Double(height) / defaultSize.height)
      self.init(width: width, height: height, scale: setup.scale ?? fitted)
    case nil:
      let scale = setup.scale ?? 2
      self.init(
        width: Int((defaultSize.width * scale).rounded()), height: Int((defaultSize.height * scale).rounded()),
        scale: scale)
    }
  }

  /// Pixels are the trimmed page's length in inches times `dpi`, rounded, as printers count; the bleed is added to that.
  private init(millimeters: (Double, Double), bleed: Double, dpi: Double) {
    let edge = (bleed / 72 * dpi).rounded()
    let width = (millimeters.0 / 25.4 * dpi).rounded() + 2 * edge
    let height = (millimeters.1 / 25.4 * dpi).rounded() + 2 * edge
    size = Size(
      width: millimeters.0 * Self.pointsPerMillimeter + 2 * bleed,
      height: millimeters.1 * Self.pointsPerMillimeter + 2 * bleed)
    trim = Rect(x: 0, y: 0, width: size.width, height: size.height).inset(by: bleed, bleed)
    raster = Raster(width: max(1, Int(width)), height: max(1, Int(height)), scale: dpi / 72, dpi: dpi)
  }

  private init(width: Int, height: Int, scale: Double) {
    size = Size(width: Double(width) / scale, height: Double(height) / scale)
    trim = Rect(x: 0, y: 0, width: size.width, height: size.height)
    raster = Raster(width: width, height: height, scale: scale)
  }
}
