import CalendarCore

/// What a font is, apart from a size.
public final class UIFontDescriptor: NSObject, Sendable {
  public let pointSize: CGFloat
  let weight: FontWeight
  let design: SystemDesign

  init(pointSize: CGFloat, weight: FontWeight, design: SystemDesign) {
    self.pointSize = pointSize
    self.weight = weight
    self.design = design
  }

  /// The descriptor in another design of the system font.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(pointSize: pointSize, weight: weight, design: design)
  }
}
