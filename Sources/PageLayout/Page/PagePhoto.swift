public import CalendarCore

/// A picture that fills half of a wall page.
public struct PagePhoto: Hashable, Sendable {
  /// How the picture meets its half.
  public enum Fit: String, CaseIterable, Hashable, Sendable {
    /// Wholly seen, with white beside it.
    case fit
    /// Filling the half, cut at the edges.
    case fill
  }

  public var picture: Picture
  public var fit: Fit
  /// The point of the picture that stays in sight when it is cut: shares of its width and height, 0 to 1.
  public var focus: Point

  public init(_ picture: Picture, fit: Fit = .fill, focus: Point = Point(x: 0.5, y: 0.5)) {
    self.picture = picture
    self.fit = fit
    self.focus = focus
  }

  /// Where a picture of a size is drawn so that it meets a box.
  func frame(of size: Size, in box: Rect) -> Rect {
    guard fit == .fill, size.width > 0, size.height > 0 else { return size.fitted(in: box) }
    let scale = max(box.width / size.width, box.height / size.height)
    let width = size.width * scale
    let height = size.height * scale
    return Rect(
      x: box.x - min(max(width * focus.x - box.width / 2, 0), width - box.width),
      y: box.y - min(max(height * focus.y - box.height / 2, 0), height - box.height), width: width, height: height)
  }
}
