import CalendarCore

/// The page of kind `month`: one month as UICalendarView shows it, everything in proportion to the page.
struct MonthPage {
  let page: PageContent
  let measuring: any TextMeasuring
  let pictures: any PictureMeasuring

  /// The white around the month at its natural size: sides, top, bottom.
  private static let margins = (side: 12.0, top: 14.0, bottom: 10.0)
  /// Rows grow this much at most where a page has height to spare.
  private static let tallestRow = 1.35

  func scene() throws -> Scene {
    let content = page.months[0]
    let margin = page.setup.margin
    let side = margin ?? Self.margins.side
    let top = margin ?? Self.margins.top
    let bottom = margin ?? Self.margins.bottom
    var metrics = MonthMetrics.uikit.applying(page.theme)
    if content.days.contains(where: { $0.secondaryText != nil }) { metrics.rowHeight += metrics.secondarySize * 1.4 }

    let headHeight = MonthBlock.headHeight(content, metrics: metrics)
    let weekNumbers = content.weeks == nil ? 0 : metrics.weekNumberWidth
    let rows = page.setup.size == nil ? Double(content.rowCount) : 6
    let natural = Size(
      width: 7 * metrics.columnWidth + weekNumbers + 2 * side,
      height: top + headHeight + rows * metrics.rowHeight + bottom)
    let geometry = PageGeometry(page.setup, defaultSize: natural)

    let scale = min(geometry.size.width / natural.width, geometry.size.height / natural.height)
    metrics = metrics.scaled(by: scale)
    metrics.columnWidth = (geometry.size.width - 2 * side * scale - weekNumbers * scale) / 7
    let spareHeight = geometry.size.height - natural.height * scale
    metrics.rowHeight = min(metrics.rowHeight + spareHeight / 6, metrics.rowHeight * Self.tallestRow)

    let builder = SceneBuilder(
      measuring: measuring, pictures: pictures, pageWidth: geometry.size.width, isMirrored: content.isRightToLeft)
    let block = MonthBlock(
      content: content, metrics: metrics, theme: page.theme, origin: Point(x: side * scale, y: top * scale),
      builder: builder)
    let region = try block.draw()
    if page.setup.showsChevrons { try drawChevrons(block) }
    return Scene(
      size: geometry.size, raster: geometry.raster, background: page.theme.background, items: builder.items,
      months: [region], title: page.title, altText: region.altText, language: content.language,
      isRightToLeft: content.isRightToLeft)
  }

  /// UICalendarView's paging buttons at the far end of the title.
  private func drawChevrons(_ block: MonthBlock) throws {
    let side = block.metrics.titleSize
    let names = block.content.isRightToLeft ? ["chevron.right", "chevron.left"] : ["chevron.left", "chevron.right"]
    for (place, name) in names.enumerated() {
      let lastColumns = block.cell(row: 0, column: place == 0 ? 5 : 6)
      let center = Point(x: lastColumns.midX, y: block.origin.y + side * 0.64)
      block.builder.image(.symbol(name), frame: Rect(center: center, width: side, height: side), tint: block.tint)
    }
  }
}
