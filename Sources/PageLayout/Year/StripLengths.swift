import CalendarCore

/// The lengths of a poster with a row a month, in points.
struct StripLengths {
  /// What the rows hold, as far as it matters to their lengths.
  struct Contents {
    var rows: Int
    var columns: Int
    /// The width of the widest number and of the widest name, both of size 1.
    var figureWidth: Double
    var nameWidth: Double
    /// Whether weekday names stand once over all rows, and not over each day.
    var hasHead: Bool
    var hasWeekNumbers: Bool
    var marks: MarkRoom
  }

  let contents: Contents
  let metrics: MonthMetrics
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
  /// The highest row in widths of its columns; higher ones would tear a page apart.
  private static let highestRow = 5.0

  init(_ contents: Contents, area: Size, theme: Theme, sheet: PosterSheet) {
    self.contents = contents
    // Names take an eighth of the width at most; on most papers they need less.
    let gap = 8 * sheet.unit
    let widestName = max((area.width / 8 - gap) / contents.nameWidth, sheet.smallestText)
    nameSize = min(12 * sheet.unit * min(theme.titleScale, 1.2), widestName)
    nameInset = theme.alternatesMonths ? 6 * sheet.unit : 0
    nameWidth = min(nameInset + contents.nameWidth * nameSize + gap, area.width / 5)
    let columnWidth = (area.width - nameWidth) / Double(contents.columns)
    let small = max(7 * sheet.unit * theme.weekdayScale, sheet.smallestText)
    headHeight = contents.hasHead ? small * 2 : 0
    let height = min((area.height - headHeight) / Double(contents.rows), columnWidth * Self.highestRow)

    let depth = Self.inset + 0.8 + MarkRoom.figureHeight / 2 + contents.marks.depth + 0.12
    func size(under initials: Double) -> Double {
      min(
        columnWidth * min(0.72 * theme.dayScale, 0.82) / contents.figureWidth, (height - initials) / depth,
        height * 0.34 * theme.dayScale, 16 * sheet.unit * theme.dayScale)
    }
    // Rows too low for a line of initials have none; the weekend's tone tells the weeks apart.
    showsInitials = !contents.hasHead && size(under: small * 1.2) >= sheet.smallestText
    let initials = showsInitials ? small * 1.2 : 0
    // On narrow paper numbers move closer together before they become too small to read.
    let least = min(
      sheet.smallestText * 1.1, columnWidth * 0.88 / contents.figureWidth, (height - initials) / depth)
    let size = max(size(under: initials), least)
    rowHeight = height
    topInset = contents.hasHead ? 0 : size * Self.inset
    metrics = MonthMetrics(
      columnWidth: columnWidth, rowHeight: size * (contents.hasHead ? 1.9 : 1.6), titleHeight: 0, titleSize: 0,
      secondaryTitleSize: 0, weekdayHeight: initials, weekdaySize: small, daySize: size,
      discDiameter: min(columnWidth * 0.96, size * 1.6), decorationOffset: size * contents.marks.decorationOffset,
      secondaryOffset: size * contents.marks.secondaryOffset, secondarySize: size * 0.58, weekNumberWidth: 0,
      weekNumberSize: small)
  }
}
