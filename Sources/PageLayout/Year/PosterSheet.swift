import CalendarCore

/// The sheet of a poster: its margins, and the unit to which its lengths are in proportion.
struct PosterSheet {
  let geometry: PageGeometry
  /// Page points for a point on A4.
  let unit: Double
  let margin: Double
  /// What the margins leave of the trimmed page.
  let area: Rect

  private static let a4 = Size(width: 595.28, height: 841.89)
  /// The margin on every side as a share of the page's shorter side: 14.7 mm on A4.
  private static let marginShare = 0.07

  init(_ setup: PageSetup) {
    let a4 = Self.a4
    let isWide =
      if case .pixels(let width, let height) = setup.size { width > height } else { setup.orientation == .landscape }
    geometry = PageGeometry(
      setup.sized(PaperSize.paper(named: "A4")),
      defaultSize: isWide ? Size(width: a4.height, height: a4.width) : a4)
    let trim = geometry.trim
    let (shorter, longer) = (min(trim.width, trim.height), max(trim.width, trim.height))
    unit = min(shorter / a4.width, longer / a4.height)
    // A margin that would leave no page is taken as wide as it can be; the cells around numbers on the edge need some.
    margin = min(max(setup.margin ?? shorter * Self.marginShare, 10 * unit), shorter * 0.3)
    area = trim.inset(by: margin, margin)
  }

  /// The smallest text: 6.5 points on A4.
  var smallestText: Double { 6.5 * unit }

  /// The smallest number, a hundred and twentieth of the page's height.
  var smallestNumber: Double { geometry.trim.height / 120 }
}
