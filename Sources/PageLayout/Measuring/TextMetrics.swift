public import CalendarCore

/// How large a line of text is, in points, seen from the left end of its baseline.
public struct TextMetrics: Hashable, Sendable {
  /// The advance.
  public var width: Double
  /// From the baseline up to the top of the font's line, a positive number.
  public var ascent: Double
  /// From the baseline down to the bottom of the font's line, a positive number.
  public var descent: Double
  /// What is really inked; y is negative above the baseline.
  public var ink: Rect
  /// The height of the font's capitals, or of its figures.
  public var capHeight: Double
  /// The characters that no font can draw.
  public var missing: [Character]

  public init(
    width: Double, ascent: Double, descent: Double, ink: Rect, capHeight: Double, missing: [Character] = []
  ) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.ink = ink
    self.capHeight = capHeight
    self.missing = missing
  }
}
