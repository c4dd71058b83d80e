import CalendarCore

/// The lengths of a poster with a row a month, in points.
struct StripLengths {
  let metrics: MonthMetrics
  let columns: Int
  /// The width of the months' names with the white after them.
  let nameWidth: Double
  let nameSize: Double
  /// The height of the weekday names over all rows; 0 where each day has its own.
  let headHeight: Double
  let rowHeight: Double
  /// From the top of a row to the top of its days.
  let topInset: Double

  /// - Parameters:
  ///   - figureWidth: the width of the widest number of size 1.
  ///   - nameWidth: the width of the widest name of size 1.
  ///   - hasHead: whether weekday names stand once over all rows.
  init(
    rows: Int, columns: Int, area: Size, figureWidth: Double, nameWidth: Double, hasHead: Bool, theme: Theme,
    sheet: PosterSheet, marks: MarkRoom
  ) {
    self.columns = columns
    // Names take a seventh of the width at most; on most papers they need less.
    let natural = 12 * sheet.unit * min(theme.titleScale, 1.2)
    let room = area.width / 7
    let gap = 10 * sheet.unit
    nameSize = min(natural, max((room - gap) / nameWidth, sheet.smallestText))
    self.nameWidth = min(nameWidth * nameSize + gap, area.width / 5)
    let columnWidth = (area.width - self.nameWidth) / Double(columns)
    let small = max(7 * sheet.unit * theme.weekdayScale, sheet.smallestText)
    headHeight = hasHead ? small * 2 : 0
    let height = (area.height - headHeight) / Double(rows)
    rowHeight = min(height, columnWidth * 4.2)
    let initials = hasHead ? 0 : small * 1.15
    let depth = MarkRoom.figureHeight + marks.depth + 0.5
    let size = min(
      columnWidth * 0.74 / figureWidth, (rowHeight - initials) / depth, rowHeight * 0.4,
      16 * sheet.unit * theme.dayScale)
    topInset = hasHead ? 0 : size * 0.3
    metrics = MonthMetrics(
      columnWidth: columnWidth, rowHeight: size * 1.9, titleHeight: 0, titleSize: 0, secondaryTitleSize: 0,
      weekdayHeight: initials, weekdaySize: small, daySize: size, discDiameter: min(columnWidth * 0.96, size * 1.8),
      decorationOffset: size * marks.decorationOffset, secondaryOffset: size * (MarkRoom.figureHeight / 2 + 0.4),
      secondarySize: size * 0.52, weekNumberWidth: 0, weekNumberSize: small)
  }
}
