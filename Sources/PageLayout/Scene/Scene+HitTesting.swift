public import CalendarCore

/// What lies where on a page.
extension Scene {
  /// The day drawn at a place, in points from the top left; nil where there is none.
  ///
  /// Where a mini month or an adjacent day repeats a day, each answers for its own place.
  public func region(at point: Point) -> DayRegion? {
    for month in months {
      if let day = month.days.first(where: { $0.frame.contains(point) }) { return day }
    }
    return nil
  }

  /// The day drawn at a pixel of the picture; nil where there is none.
  public func region(atPixel pixel: Point) -> DayRegion? {
    region(at: Point(x: pixel.x / raster.scale, y: pixel.y / raster.scale))
  }
}
