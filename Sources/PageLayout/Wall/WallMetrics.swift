import CalendarCore

/// The lengths of a wall page in points, in proportion to its paper.
///
/// Event text, day numbers and title are about 1 : 1.6 : 4.5 (7.5, 12 and 34 pt on A4); nothing is under 6.5 pt there.
struct WallMetrics {
  /// Page points for a point on A4.
  let unit: Double
  let margin: Double
  let titleSize: Double
  let weekdaySize: Double
  let daySize: Double
  let eventSize: Double
  /// Week numbers, the second calendar's days.
  let smallSize: Double
  /// Between the text of neighbouring columns.
  let gutter: Double
  let eventLine: Double
  let weekNumberWidth: Double
  let noteLine: Double

  init(page: Size, margin: Double?, theme: Theme) {
    let a4 = Size(width: 595.28, height: 841.89)
    unit = min(min(page.width, page.height) / a4.width, max(page.width, page.height) / a4.height)
    self.margin = margin ?? 40 * unit
    titleSize = 34 * unit * theme.titleScale
    weekdaySize = max(8.5 * theme.weekdayScale, 6.5) * unit
    daySize = 12 * unit * theme.dayScale
    eventSize = max(7.5 * theme.eventScale, 6.5) * unit
    smallSize = 7 * unit
    gutter = 9 * unit
    eventLine = eventSize * 1.62
    weekNumberWidth = 20 * unit
    noteLine = 22 * unit
  }
}
