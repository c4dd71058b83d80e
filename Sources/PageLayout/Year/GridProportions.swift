import CalendarCore

/// The lengths of a poster's small months, in units of their number size before the theme scales it.
struct GridProportions {
  /// From one day to the next, at least.
  var columnWidth: Double
  /// The width of the widest number.
  var figureWidth: Double
  /// The width of the week numbers' column.
  var weekNumberWidth: Double
  /// Whether week numbers hang in the margin and the white between months, so that names and numbers keep their edge.
  var hangsWeekNumbers: Bool
  /// From one week to the next, at least.
  var rowHeight: Double
  /// Between a hairline over a month and its title.
  var ruleRoom: Double
  var titleSize: Double
  /// The size of the second calendar's title; 0 without one.
  var secondaryTitleSize: Double
  /// From the top of a month to the top of its weekday names, without the second calendar's title, and from there to its first row.
  var titleHeight: Double
  var weekdayHeight: Double
  /// Between the numbers of neighbouring months, and between the last row of one and the top of the next, at least.
  var gap: Size
  /// Between a month's numbers and the edge of the panel on which a theme sets it.
  var padding: Size
  /// The rows every month keeps.
  var rowCount: Int

  /// The proportions that suit what a poster's months hold.
  ///
  /// - Parameter figureWidth: that of the widest number of size 1.
  init(months: [MonthContent], theme: Theme, figureWidth: Double, marks: MarkRoom) {
    let scale = theme.dayScale
    self.figureWidth = figureWidth * scale
    columnWidth = max(2, self.figureWidth + 0.4)
    weekNumberWidth = months.contains { $0.weeks != nil } ? 1.8 : 0
    hangsWeekNumbers = !theme.alternatesMonths
    secondaryTitleSize = months.contains { $0.secondaryTitle != nil } ? 0.66 : 0
    rowHeight = max(1.6, scale * (MarkRoom.figureHeight + marks.depth + 0.3))
    ruleRoom = theme.rulesMonths ? 0.4 : 0
    titleSize = 1.5 * theme.titleScale
    titleHeight = titleSize + 0.75
    weekdayHeight = 1.2 + scale * marks.depth / 2
    rowCount = months.map(\.rowCount).max() ?? 6
    if theme.alternatesMonths {
      gap = Size(width: 0, height: 0)
      padding = Size(width: 1, height: 0.9)
    } else {
      gap = Size(width: 2.6, height: 1.7)
      padding = Size(width: 0, height: 0)
    }
  }

  /// The part of a month's width that lies before its numbers' edge.
  var weekInset: Double { hangsWeekNumbers ? 0 : weekNumberWidth }

  /// Between the numbers of neighbouring months.
  var columnGap: Double { gap.width + (hangsWeekNumbers ? weekNumberWidth : 0) }

  /// A month without the white around it, its columns and rows as wide and high as given.
  func month(columnWidth: Double, rowHeight: Double) -> Size {
    Size(
      width: weekInset + 6 * columnWidth + figureWidth,
      height: ruleRoom + titleHeight + secondaryTitleSize * MonthBlock.secondaryTitleLine + weekdayHeight
        + Double(rowCount) * rowHeight)
  }

  /// What months beside each other take, numbers to numbers, and months below each other.
  func width(columns: Int, columnWidth: Double) -> Double {
    let month = month(columnWidth: columnWidth, rowHeight: 0).width + 2 * padding.width
    return Double(columns) * month + Double(columns - 1) * columnGap
  }

  func height(rows: Int, rowHeight: Double) -> Double {
    let month = month(columnWidth: 0, rowHeight: rowHeight).height + 2 * padding.height
    return Double(rows) * month + Double(rows - 1) * gap.height
  }

  /// The number size at which so many months fill an area.
  func size(columns: Int, rows: Int, in area: Size) -> Double {
    min(
      area.width / width(columns: columns, columnWidth: columnWidth),
      area.height / height(rows: rows, rowHeight: rowHeight))
  }
}
