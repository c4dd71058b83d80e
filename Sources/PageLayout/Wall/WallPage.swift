import CalendarCore

/// The page of kind `wall`: a month to hang up, its days ruled, its events named.
///
/// Title, weekday names, numbers and event text of a column share one left edge; the first column's is the margin.
struct WallPage {
  let page: PageContent
  let content: MonthContent
  let theme: Theme
  let geometry: PageGeometry
  let metrics: WallMetrics
  let builder: SceneBuilder
  /// Where the month lies: within the margins, beside or under the photo.
  let area: Rect
  let photoArea: Rect?

  init(page: PageContent, measuring: any TextMeasuring, pictures: any PictureMeasuring) {
    self.page = page
    content = page.months[0]
    theme = page.theme
    let a4 = Size(width: 595.28, height: 841.89)
    let isLandscape = page.setup.orientation == .landscape
    geometry = PageGeometry(
      page.setup.sized(PaperSize.paper(named: "A4")),
      defaultSize: isLandscape ? Size(width: a4.height, height: a4.width) : a4)
    let trim = geometry.trim
    let bleed = trim.x
    metrics = WallMetrics(page: trim.size, margin: page.setup.margin, theme: theme)
    let live = trim.inset(by: metrics.margin, metrics.margin)
    (photoArea, area) = Self.split(live, trim: trim, metrics: metrics, hasPhoto: page.photo != nil, bleed: bleed)
    builder = SceneBuilder(
      measuring: measuring, pictures: pictures, pageWidth: geometry.size.width, isMirrored: content.isRightToLeft)
  }

  /// The photo takes the upper half of an upright page and the leading half of a wide one, out to the edge of the paper
  /// where the page has bleed.
  private static func split(
    _ live: Rect, trim: Rect, metrics: WallMetrics, hasPhoto: Bool, bleed: Double
  ) -> (photo: Rect?, month: Rect) {
    guard hasPhoto else { return (nil, live) }
    let frame = bleed > 0 ? trim.inset(by: -bleed, -bleed) : live
    let gap = metrics.margin * (bleed > 0 ? 1 : 0.7)
    if live.height >= live.width {
      let bottom = live.y + live.height * 0.48
      return (
        Rect(x: frame.x, y: frame.y, width: frame.width, height: bottom - frame.y),
        Rect(x: live.x, y: bottom + gap, width: live.width, height: live.maxY - bottom - gap)
      )
    }
    let right = live.x + live.width * 0.46
    return (
      Rect(x: frame.x, y: frame.y, width: right - frame.x, height: frame.height),
      Rect(x: right + gap, y: live.y, width: live.maxX - right - gap, height: live.height)
    )
  }

  func scene() throws -> Scene {
    try drawPhoto()
    let headBottom = try drawHead()
    let grid = WallGrid(page: self, top: headBottom)
    let region = try grid.draw()
    drawNotes(below: grid.bottom)
    CropMarks(geometry: geometry).draw(on: builder, color: theme.label)
    return Scene(
      size: geometry.size, raster: geometry.raster, background: theme.background, items: builder.items,
      months: [region], title: page.title, altText: region.altText, language: content.language,
      isRightToLeft: content.isRightToLeft)
  }

  /// The left edge of the title and of the first column. Week numbers hang in the margin, where it is wide enough.
  var textEdge: Double {
    guard content.weeks != nil, photoArea == nil || area.height > area.width else {
      return area.x + (content.weeks == nil ? 0 : metrics.weekNumberWidth)
    }
    return area.x + max(0, metrics.weekNumberWidth + 10 * metrics.unit - metrics.margin)
  }

  func style(_ weight: FontWeight, _ size: Double, tabular: Bool = false) -> TextStyle {
    TextStyle(
      design: content.fontDesign, weight: weight, size: size, tabularFigures: tabular, language: content.language)
  }

  private func drawPhoto() throws {
    guard let photo = page.photo, let photoArea else { return }
    let size = try builder.pictures.metrics(of: photo.picture).size
    builder.clip(.rectangle(photoArea)) {
      builder.image(photo.picture, frame: photo.frame(of: size, in: photoArea), tint: nil)
    }
  }

  /// The height that note lines take from the days.
  var notesHeight: Double { Double(page.noteLines) * metrics.noteLine }

  private func drawNotes(below top: Double) {
    let color = theme.rule.alpha > 0 ? theme.rule : theme.quaternaryLabel
    for line in 0..<page.noteLines {
      let y = top + Double(line + 1) * metrics.noteLine
      guard y <= area.maxY + 0.5 else { return }
      builder.stroke(
        .line(Point(x: area.x, y: y), Point(x: area.maxX, y: y)), color, width: theme.ruleWidth * metrics.unit)
    }
  }
}
