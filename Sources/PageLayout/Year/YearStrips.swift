import CalendarCore

/// The forms `aligned` and `linear`: a row a month, ruled off by hairlines, with room under the days to write.
struct YearStrips {
  let poster: YearPage
  private let marks: MarkRoom
  private let entries: [LegendEntry]
  private let isAligned: Bool

  private var months: [MonthContent] { poster.months }
  var theme: Theme { poster.theme }
  private var sheet: PosterSheet { poster.sheet }
  private var builder: SceneBuilder { poster.builder }

  init(poster: YearPage) {
    self.poster = poster
    isAligned = poster.page.setup.form == .aligned
    marks = MarkRoom(poster.months.map { $0.strip(offset: 0, columns: nil) })
    entries = LegendEntry.entries(of: poster.months, theme: poster.theme)
  }

  /// The columns the months need: 31, or with every month set under its weekday as many as 37.
  private var columnCount: Int {
    months.map { $0.days.count + (isAligned ? $0.days.first?.column ?? 0 : 0) }.max() ?? 31
  }

  private func strip(_ month: MonthContent, columns: Int) -> MonthContent {
    month.strip(offset: isAligned ? month.days.first?.column ?? 0 : 0, columns: isAligned ? columns : nil)
  }

  func draw() throws -> [MonthRegion] {
    let area = sheet.area
    let top = area.y + poster.titleSize.height
    let legend = legend(height: area.maxY - top)
    let body = Rect(x: area.x, y: top, width: area.width, height: area.maxY - top - (legend?.height ?? 0))
    let lengths = lengths(in: body.size)
    poster.drawTitle(edge: area.x + lengths.nameInset, top: area.y, width: area.width - 2 * lengths.nameInset)
    let strips = months.map { strip($0, columns: columnCount) }
    if isAligned, let first = strips.first { drawHead(first.columns, lengths: lengths, in: body) }
    let regions = try strips.indices.map { row in
      try draw(strips[row], row: row, lengths: lengths, in: body)
    }
    drawRule(y: body.y + lengths.headHeight + Double(strips.count) * lengths.rowHeight, in: body)
    legend?.draw(bottom: area.maxY, on: builder, theme: theme)
    return regions
  }

  private func lengths(in area: Size) -> StripLengths {
    let numbers = Set(months.flatMap { $0.days.map(\.text) })
    let names = Set(months.map(\.monthName))
    func widest(_ texts: Set<String>, _ style: TextStyle) -> Double {
      texts.map { builder.measuring.metrics(of: $0, style: style).width }.max() ?? 1
    }
    let contents = StripLengths.Contents(
      rows: months.count, columns: columnCount,
      figureWidth: widest(numbers, poster.style(theme.emphasizedWeight, 1, tabular: true)),
      nameWidth: widest(names, poster.style(theme.titleWeight, 1)), hasHead: isAligned,
      hasWeekNumbers: months.contains { $0.weeks != nil }, marks: marks)
    return StripLengths(contents, area: area, theme: theme, sheet: sheet)
  }

  private func legend(height: Double) -> EventLegend? {
    guard !entries.isEmpty else { return nil }
    let size = max(7 * sheet.unit * theme.eventScale, sheet.smallestText)
    let columns = sheet.area.width > sheet.area.height ? 4 : 3
    return EventLegend(
      entries: entries,
      places: EventLegend.Columns(
        left: sheet.area.x, right: sheet.area.maxX, pitch: sheet.area.width / Double(columns), count: columns),
      greatestHeight: height * 0.24, size: size, poster: poster)
  }

  private func corner(row: Int, lengths: StripLengths, in body: Rect) -> Point {
    Point(x: body.x, y: body.y + lengths.headHeight + Double(row) * lengths.rowHeight)
  }

  private func draw(_ strip: MonthContent, row: Int, lengths: StripLengths, in body: Rect) throws -> MonthRegion {
    let corner = corner(row: row, lengths: lengths, in: body)
    let isReversed = theme.alternatesMonths && row % 2 == 1
    let theme = isReversed ? theme.reversed : theme
    if isReversed {
      builder.fill(
        .rectangle(Rect(x: corner.x, y: corner.y, width: body.width, height: lengths.rowHeight)), theme.background)
    }
    drawWeekends(of: strip, corner: corner, theme: theme, lengths: lengths)
    var block = MonthBlock(
      content: strip, metrics: lengths.metrics, theme: theme,
      origin: Point(x: corner.x + lengths.nameWidth, y: corner.y + lengths.topInset), builder: builder)
    block.showsTitle = false
    block.quietColor = theme.secondaryLabel
    block.weekdayNames = lengths.showsInitials ? .initials : .none
    drawRule(y: corner.y, in: body)
    var region = try block.draw()
    drawName(of: months[row], after: row > 0 ? months[row - 1] : nil, beside: block, theme: theme, lengths: lengths)
    let marks = EventMarks(
      block: block, lanes: lengths.lanes(hasDecorations: !strip.decoratedRows.isEmpty), room: marks)
    marks.draw()
    if lengths.showsWeekNumbers {
      drawWeekNumbers(of: months[row], in: strip, corner: corner, theme: theme, lengths: lengths)
      region.weeks = months[row].weeks?.map(\.number)
    }
    region.days = marks.adding(to: region.days).map { day in
      var region = day
      region.frame.y = corner.y
      region.frame.height = lengths.rowHeight
      return region
    }
    region.frame = builder.placed(Rect(x: corner.x, y: corner.y, width: body.width, height: lengths.rowHeight))
    return region
  }
}
