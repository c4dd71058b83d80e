import CalendarCore

/// The lengths of a month block in points.
struct MonthMetrics: Hashable {
  var columnWidth: Double
  var rowHeight: Double
  /// From the top of the block to the top of the weekday names; 0 without a title.
  var titleHeight: Double
  var titleSize: Double
  var secondaryTitleSize: Double
  /// From the top of the weekday names to the top of the first row.
  var weekdayHeight: Double
  var weekdaySize: Double
  var daySize: Double
  /// How far the middle of a number lies above the middle of its row, to make room for what stands below it.
  var numberRise = 0.0
  var discDiameter: Double
  /// From the centre of a number down to the centre of its decoration.
  var decorationOffset: Double
  /// From the centre of a number down to the centre of the second calendar's.
  var secondaryOffset: Double
  var secondarySize: Double
  /// The width of the week numbers' column, when they are shown.
  var weekNumberWidth: Double
  var weekNumberSize: Double

  /// UICalendarView's, as its simulator picture measures.
  static let uikit = MonthMetrics(
    columnWidth: 44, rowHeight: 44, titleHeight: 40, titleSize: 17, secondaryTitleSize: 12, weekdayHeight: 28,
    weekdaySize: 13, daySize: 20, discDiameter: 40, decorationOffset: 16, secondaryOffset: 14.5, secondarySize: 9,
    weekNumberWidth: 30, weekNumberSize: 12)

  /// Every length multiplied.
  func scaled(by factor: Double) -> MonthMetrics {
    MonthMetrics(
      columnWidth: columnWidth * factor, rowHeight: rowHeight * factor, titleHeight: titleHeight * factor,
      titleSize: titleSize * factor, secondaryTitleSize: secondaryTitleSize * factor,
      weekdayHeight: weekdayHeight * factor, weekdaySize: weekdaySize * factor, daySize: daySize * factor,
      numberRise: numberRise * factor, discDiameter: discDiameter * factor, decorationOffset: decorationOffset * factor,
      secondaryOffset: secondaryOffset * factor, secondarySize: secondarySize * factor,
      weekNumberWidth: weekNumberWidth * factor, weekNumberSize: weekNumberSize * factor)
  }

  /// The side of a decoration's box.
  func decorationSide(_ size: DecorationSize) -> Double {
    let share =
      switch size {
      case .small: 0.25
      case .medium: 0.45
      case .large: 0.7
      }
    return daySize * share
  }
}
