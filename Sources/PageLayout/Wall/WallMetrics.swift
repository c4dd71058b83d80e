import CalendarCore
import Foundation

/// The lengths of a wall page in points, in proportion to its paper.
///
/// Event text, day numbers and title are 1 : 1.6 : 4.5 (8, 13 and 36 pt on A4); nothing is under 6.5 pt there.
struct WallMetrics {
  /// Page points for a point on A4.
  let unit: Double
  let margin: Double
  let titleSize: Double
  let weekdaySize: Double
  let daySize: Double
  let eventSize: Double
  /// Week numbers, the second calendar's days, days of the year.
  let smallSize: Double
  /// Between the text of neighbouring columns.
  let gutter: Double
  /// How far event text may shrink, as a share of its size.
  let smallestEventShare: Double
  let eventLine: Double
  let weekNumberWidth: Double
  let noteLine: Double

  init(page: Size, margin: Double?, theme: Theme) {
    let a4 = Size(width: 595.28, height: 841.89)
    unit = min(min(page.width, page.height) / a4.width, max(page.width, page.height) / a4.height)
    self.margin = margin ?? 40 * unit
    titleSize = 36 * unit * theme.titleScale
    weekdaySize = max(9 * theme.weekdayScale, 6.5) * unit
    // A wall page's numbers are small against their cells: a theme of large figures means them larger still.
    daySize = 13 * unit * pow(theme.dayScale, 2.8)
    eventSize = max(8 * theme.eventScale, 6.5) * unit
    smallSize = 7 * unit
    gutter = 9 * unit
    smallestEventShare = 6.5 * unit / eventSize
    eventLine = eventSize * 1.6
    weekNumberWidth = 18 * unit
    noteLine = 22 * unit
  }
}
