public import CalendarCore

/// One line of text.
public struct TextItem: Hashable, Sendable {
  public var text: String
  public var style: TextStyle
  /// The left end of the baseline, also for text that runs right to left.
  public var origin: Point
  /// The advance in points, as measured.
  public var width: Double
  public var color: RGBA

  public init(_ text: String, style: TextStyle, origin: Point, width: Double, color: RGBA) {
    self.text = text
    self.style = style
    self.origin = origin
    self.width = width
    self.color = color
  }
}
