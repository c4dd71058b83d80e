/// How the number of a day itself is drawn, where it differs from its neighbours.
public struct DayAppearance: Hashable, Sendable {
  /// The colour of the number; nil keeps the theme's.
  public var textColor: Color?
  /// The colour behind the number; nil for none.
  public var backgroundColor: Color?

  public init(textColor: Color? = nil, backgroundColor: Color? = nil) {
    self.textColor = textColor
    self.backgroundColor = backgroundColor
  }
}
