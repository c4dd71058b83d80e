import CalendarCore

/// The lengths of a poster with a row a month, in points.
struct StripLengths {
  let metrics: MonthMetrics
  let columns: Int
  /// The width of the months' names with the white after them.
  let nameWidth: Double
  let nameSize: Double
  /// From the edge of a row to its month's name, where rows are panels.
  let nameInset: Double
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
    // Names take an eighth of the width at most; on most papers they need less.
    let natural = 12 * sheet.unit * min(theme.titleScale, 1.2)
    let gap = 8 * sheet.unit
    nameSize = min(natural, max((area.width / 8 - gap) / nameWidth, sheet.smallestText))
    nameInset = theme.alternatesMonths ? 6 * sheet.unit : 0
    self.nameWidth = min(nameInset + nameWidth * nameSize + gap, area.width / 5)
    let columnWidth = (area.width - self.nameWidth) / Double(columns)
    let small = max(7 * sheet.unit * theme.weekdayScale, sheet.smallestText)
    headHeight = hasHead ? small * 2 : 0
    let height = (area.height - headHeight) / Double(rows)
    rowHeight = min(height, columnWidth * 4.2)
    let initials = hasHead ? 0 : small * 1.2
    let inset = 0.35
    let depth = inset + 0.8 + MarkRoom.figureHeight / 2 + marks.depth
    let proportionate = min(
      columnWidth * min(0.72 * theme.dayScale, 0.82) / figureWidth, (rowHeight - initials) / depth,
      rowHeight * 0.34 * theme.dayScale, 16 * sheet.unit * theme.dayScale)
    // On narrow paper numbers move closer together before they become too small to read.
    let size = max(proportionate, min(sheet.smallestText * 1.1, columnWidth * 0.88 / figureWidth))
    topInset = hasHead ? 0 : size * inset
    metrics = MonthMetrics(
      columnWidth: columnWidth, rowHeight: size * (hasHead ? 1.9 : 1.6), titleHeight: 0, titleSize: 0,
      secondaryTitleSize: 0,
      weekdayHeight: initials, weekdaySize: small, daySize: size, discDiameter: min(columnWidth * 0.96, size * 1.6),
      decorationOffset: size * marks.decorationOffset, secondaryOffset: size * (MarkRoom.figureHeight / 2 + 0.47),
      secondarySize: size * 0.58, weekNumberWidth: 0, weekNumberSize: small)
  }
}
