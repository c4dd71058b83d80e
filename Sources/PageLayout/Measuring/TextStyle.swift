public import CalendarCore

/// How a line of text is set.
public struct TextStyle: Hashable, Sendable {
  public var design: FontDesign
  public var weight: FontWeight
  /// In points.
  public var size: Double
  /// Figures of equal width, where the face has them.
  public var tabularFigures: Bool
  /// The language, which decides between regional forms of a letter (BCP 47); nil when it does not matter.
  public var language: String?

  public init(
    design: FontDesign = .default, weight: FontWeight = .regular, size: Double, tabularFigures: Bool = false,
    language: String? = nil
  ) {
    self.design = design
    self.weight = weight
    self.size = size
    self.tabularFigures = tabularFigures
    self.language = language
  }
}
