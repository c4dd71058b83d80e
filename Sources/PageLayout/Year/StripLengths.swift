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
  /// Whether every day has the initial of its weekday over it.
  let showsInitials: Bool

  /// The white over the days of a row in sizes of their numbers.
  private static let inset = 0.35

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
    rowHeight = min((area.height - headHeight) / Double(rows), columnWidth * 4.2)
    let column = columnWidth * min(0.72 * theme.dayScale, 0.82) / figureWidth
    let depth = Self.inset + 0.8 + MarkRoom.figureHeight / 2 + marks.depth
    let height = rowHeight
    func size(under initials: Double) -> Double {
      min(column, (height - initials) / depth, height * 0.34 * theme.dayScale, 16 * sheet.unit * theme.dayScale)
    }
    // Rows too low for a line of initials have none; the weekend's tone tells the weeks apart.
    showsInitials = !hasHead && (size(under: small * 1.2) >= sheet.smallestText)
    let initials = showsInitials ? small * 1.2 : 0
    // On narrow paper numbers move closer together before they become too small to read.
    let least = min(sheet.smallestText * 1.1, columnWidth * 0.88 / figureWidth, (height - initials) / depth)
    let size = max(size(under: initials), least)
    topInset = hasHead ? 0 : size * Self.inset
    metrics = MonthMetrics(
      columnWidth: columnWidth, rowHeight: size * (hasHead ? 1.9 : 1.6), titleHeight: 0, titleSize: 0,
      secondaryTitleSize: 0,
      weekdayHeight: initials, weekdaySize: small, daySize: size, discDiameter: min(columnWidth * 0.96, size * 1.6),
      decorationOffset: size * marks.decorationOffset, secondaryOffset: size * marks.secondaryOffset,
      secondarySize: size * 0.58, weekNumberWidth: 0, weekNumberSize: small)
  }
}
