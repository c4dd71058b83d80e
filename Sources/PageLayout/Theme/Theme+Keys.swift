public import CalendarCore

/// What a config may overrule in a theme, by key.
extension Theme {
  public static let colorKeys: [(key: String, path: any WritableKeyPath<Theme, RGBA> & Sendable)] = [
    ("background", \.background), ("label", \.label), ("secondaryLabel", \.secondaryLabel),
    ("tertiaryLabel", \.tertiaryLabel), ("quaternaryLabel", \.quaternaryLabel), ("weekendLabel", \.weekendLabel),
    ("sundayLabel", \.sundayLabel), ("weekendFill", \.weekendFill), ("decorationFill", \.decorationFill),
    ("rule", \.rule),
  ]

  public static let weightKeys: [(key: String, path: any WritableKeyPath<Theme, FontWeight> & Sendable)] = [
    ("titleWeight", \.titleWeight), ("weekdayWeight", \.weekdayWeight), ("dayWeight", \.dayWeight),
    ("emphasizedWeight", \.emphasizedWeight),
  ]

  /// Numbers with the range they may have.
  public static let numberKeys:
    [(key: String, path: any WritableKeyPath<Theme, Double> & Sendable, ClosedRange<Double>)] = [
      ("selectionOpacity", \.selectionOpacity, 0...1), ("ruleWidth", \.ruleWidth, 0...10),
      ("titleScale", \.titleScale, 0.25...4),
      ("weekdayScale", \.weekdayScale, 0.25...4), ("dayScale", \.dayScale, 0.25...4),
      ("eventScale", \.eventScale, 0.25...4),
    ]
}
