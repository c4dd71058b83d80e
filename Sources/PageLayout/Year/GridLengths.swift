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
    let size = proportions.size(columns: arrangement.columns, rows: arrangement.rows, in: area)
    let cell = Self.cell(arrangement, proportions: proportions, size: size, area: area, margin: sheet.margin)
    let natural = proportions.month(columnWidth: cell.width / size, rowHeight: cell.height / size)
    month = Size(width: natural.width * size, height: natural.height * size)

    let restWidth = area.width - size * proportions.width(columns: arrangement.columns, columnWidth: cell.width / size)
    let restHeight = area.height - size * proportions.height(rows: arrangement.rows, rowHeight: cell.height / size)
    var padding = Size(width: proportions.padding.width * size, height: proportions.padding.height * size)
    var gap = Size(width: proportions.columnGap * size, height: proportions.gap.height * size)
    if theme.alternatesMonths {
      padding.width += restWidth / Double(2 * arrangement.columns)
      padding.height += min(restHeight / Double(2 * arrangement.rows), size)
    } else {
      gap.width += restWidth / Double(max(1, arrangement.columns - 1))
      gap.height += min(restHeight / Double(max(1, arrangement.rows - 1)), cell.height * 0.8)
    }
    self.padding = padding
    pitch = Size(
      width: month.width + 2 * padding.width + gap.width, height: month.height + 2 * padding.height + gap.height)
    ruleRoom = size * proportions.ruleRoom
    weekInset = size * proportions.weekInset

    // What is read up close has a size of its own, which gives way only where numbers would touch.
    let ample = min(
      sheet.smallestNumber, cell.height * 0.9, cell.width * 0.9 * theme.dayScale / proportions.figureWidth)
    let numberSize = max(size * theme.dayScale, ample)
    isCramped = size * theme.dayScale < sheet.smallestNumber
    let small = max(size * 0.64 * theme.weekdayScale, sheet.smallestText)
    // Number and marks together stand in the middle of their row.
    let rise = numberSize * marks.depth / 2
    metrics = MonthMetrics(
      columnWidth: cell.width, rowHeight: cell.height, titleHeight: size * proportions.titleHeight,
      titleSize: size * proportions.titleSize, secondaryTitleSize: size * proportions.secondaryTitleSize,
      weekdayHeight: size * proportions.weekdayHeight, weekdaySize: small, daySize: numberSize, numberRise: rise,
      discDiameter: min(cell.width, cell.height) * 0.94 - rise, decorationOffset: numberSize * marks.decorationOffset,
      secondaryOffset: numberSize * marks.secondaryOffset, secondarySize: numberSize * 0.58,
      weekNumberWidth: size * proportions.weekNumberWidth, weekNumberSize: small)
  }

  /// From one day to the next and from one week to the next.
  private static func cell(
    _ arrangement: GridArrangement, proportions: GridProportions, size: Double, area: Size, margin: Double
  ) -> Size {
    let least = Size(width: size * proportions.columnWidth, height: size * proportions.rowHeight)
    let spareHeight = area.height - size * proportions.height(rows: arrangement.rows, rowHeight: proportions.rowHeight)
    let height = min(
      least.height + spareHeight / Double(arrangement.rows * proportions.rowCount),
      max(size * 1.9, least.height * 1.15))
    // Half of what a cell is wider than its number reaches into the margin.
    let widest = min(
      arrangement.columns == 1 ? area.width : max(height * 1.45, least.width),
      size * proportions.figureWidth + margin * 1.8)
    let spareWidth =
      area.width - size * proportions.width(columns: arrangement.columns, columnWidth: proportions.columnWidth)
    return Size(width: min(least.width + spareWidth / Double(7 * arrangement.columns), widest), height: height)
  }
}
