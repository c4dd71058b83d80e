import CalendarCore

extension PageSetup {
  /// How many pixels a page has that names its size; nil for one that is as large as its content.
  public var pixelCount: Int? {
    guard size != nil else { return nil }
    let raster = PageGeometry(self, defaultSize: Size(width: 1, height: 1)).raster
    return raster.width * raster.height
  }
}
