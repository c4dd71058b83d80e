public import CalendarCore

/// The colours and weights of a page. Themes are values: another one is a changed copy.
public struct Theme: Hashable, Sendable {
  /// Its name, as `theme:` takes it.
  public var name: String
  /// Which variants of adaptive colours it takes.
  public var appearance: Appearance
  /// The page; may be clear.
  public var background: RGBA
  /// Titles and days.
  public var label: RGBA
  /// Text of second rank: event times, the second calendar.
  public var secondaryLabel: RGBA
  /// Weekday names and week numbers.
  public var tertiaryLabel: RGBA
  /// Days that are unavailable, unselectable or of another month.
  public var quaternaryLabel: RGBA
  /// Days of the weekend.
  public var weekendLabel: RGBA
  /// Sundays and feasts, where a theme sets them apart from other weekend days.
  public var sundayLabel: RGBA
  /// Behind weekend columns on wall pages and posters.
  public var weekendFill: RGBA
  /// Decorations without a colour.
  public var decorationFill: RGBA
  /// Hairlines.
  public var rule: RGBA
  /// The tint when the view gives none of its own.
  public var tint: Color
  /// The share of the tint behind selected days, 0 to 1.
  public var selectionOpacity: Double
  public var titleWeight: FontWeight
  public var weekdayWeight: FontWeight
  public var dayWeight: FontWeight
  /// Today and selected days.
  public var emphasizedWeight: FontWeight
  /// The thickness of hairlines in points on A4; in proportion on other papers.
  public var ruleWidth: Double
  /// The sizes of titles, weekday names, days and event text against the layout's own.
  public var titleScale: Double
  public var weekdayScale: Double
  public var dayScale: Double
  public var eventScale: Double
  /// Whether every other month of a poster is drawn in reverse, light on dark.
  public var alternatesMonths: Bool
  /// Whether a hairline stands over each month of a poster.
  public var rulesMonths: Bool
  /// The design it asks for where the config names none.
  public var fontDesign: FontDesign
}
