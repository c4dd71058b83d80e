public import CalendarCore

/// A picture in a frame, which it fills wholly: the layout has already given the frame the picture's proportions.
public struct ImageItem: Hashable, Sendable {
  public var picture: Picture
  public var frame: Rect
  /// The colour a template is drawn in; nil draws the picture in its own colours.
  public var tint: RGBA?

  public init(_ picture: Picture, frame: Rect, tint: RGBA? = nil) {
    self.picture = picture
    self.frame = frame
    self.tint = tint
  }
}
