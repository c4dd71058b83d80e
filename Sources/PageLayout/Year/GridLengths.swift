import CalendarCore

/// The lengths of a grid of months, in points.
struct GridLengths {
  let metrics: MonthMetrics
  /// From the left edge of a month's numbers to that of its neighbour's, and from the top of a month to the one below.
  let pitch: Size
  /// The numbers' width in a month, and the height of one from its title's top to the foot of its last row.
  let month: Size
  let padding: Size
  let ruleRoom: Double
  /// From the edge of a month to that of its numbers.
  let weekInset: Double

  /// Whether the numbers had to be set larger than the room in their cells suggests.
  let isCramped: Bool

  /// Fills an area with months: what is left over widens columns and heightens rows up to what looks natural, and then
  /// the white between months; beyond that it stays at the foot.
  init(
    _ arrangement: GridArrangement, proportions: GridProportions, area: Size, theme: Theme, sheet: PosterSheet,
    marks: MarkRoom
  ) {
    let (columns, rows) = (arrangement.columns, arrangement.rows)
    let size = proportions.size(columns: columns, rows: rows, in: area)
    let spareHeight = area.height - size * proportions.height(rows: rows, rowHeight: proportions.rowHeight)
    let weeks = Double(rows * proportions.rowCount)
    let rowHeight = min(
      size * proportions.rowHeight + spareHeight / weeks, size * max(1.9, proportions.rowHeight * 1.15))
    let spareWidth = area.width - size * proportions.width(columns: columns, columnWidth: proportions.columnWidth)
    // Half of what a cell is wider than its number reaches into the margin.
    let widest = min(
      columns == 1 ? area.width : max(rowHeight * 1.45, size * proportions.columnWidth),
      size * proportions.figureWidth + sheet.margin * 1.8)
    let columnWidth = min(size * proportions.columnWidth + spareWidth / Double(7 * columns), widest)

    let gapCount = Size(width: Double(max(1, columns - 1)), height: Double(max(1, rows - 1)))
    let restWidth = area.width - size * proportions.width(columns: columns, columnWidth: columnWidth / size)
    let restHeight = area.height - size * proportions.height(rows: rows, rowHeight: rowHeight / size)
    var padding = Size(width: proportions.padding.width * size, height: proportions.padding.height * size)
    var gap = Size(width: proportions.columnGap * size, height: proportions.gap.height * size)
    if theme.alternatesMonths {
      padding.width += restWidth / Double(2 * columns)
      padding.height += min(restHeight / Double(2 * rows), size)
    } else {
      gap.width += restWidth / gapCount.width
      gap.height += min(restHeight / gapCount.height, rowHeight * 0.8)
    }
    // What is read up close has a size of its own, which gives way only where numbers would touch.
    let ample = min(
      sheet.smallestNumber, rowHeight * 0.9, columnWidth * 0.9 * theme.dayScale / proportions.figureWidth)
    let numberSize = max(size * theme.dayScale, ample)
    isCramped = size * theme.dayScale < sheet.smallestNumber
    let natural = proportions.month(columnWidth: columnWidth / size, rowHeight: rowHeight / size)
    month = Size(width: natural.width * size, height: natural.height * size)
    pitch = Size(
      width: month.width + 2 * padding.width + gap.width, height: month.height + 2 * padding.height + gap.height)
    self.padding = padding
    ruleRoom = size * proportions.ruleRoom
    weekInset = size * proportions.weekInset
    let small = max(size * 0.64 * theme.weekdayScale, sheet.smallestText)
    // Number and marks together stand in the middle of their row.
    let rise = numberSize * marks.depth / 2
    metrics = MonthMetrics(
      columnWidth: columnWidth, rowHeight: rowHeight, titleHeight: size * proportions.titleHeight,
      titleSize: size * proportions.titleSize, secondaryTitleSize: size * proportions.secondaryTitleSize,
      weekdayHeight: size * proportions.weekdayHeight, weekdaySize: small,
      daySize: numberSize, numberRise: rise, discDiameter: min(columnWidth, rowHeight) * 0.94 - rise,
      decorationOffset: numberSize * marks.decorationOffset, secondaryOffset: numberSize * marks.secondaryOffset,
      secondarySize: numberSize * 0.58,
      weekNumberWidth: size * proportions.weekNumberWidth, weekNumberSize: small)
  }
}
