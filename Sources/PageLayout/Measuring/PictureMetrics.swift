public import CalendarCore

/// What a layout must know of a picture.
public struct PictureMetrics: Hashable, Sendable {
  /// Its size in its own units, after its EXIF turn.
  public var size: Size
  /// Whether it is of one colour and so is drawn as a template, in the decoration's colour.
  public var isTemplate: Bool

  public init(size: Size, isTemplate: Bool) {
    self.size = size
    self.isTemplate = isTemplate
  }
}
