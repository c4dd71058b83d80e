import CalendarCore

/// The form `grid`: small months in rows and columns, all of the same size, on one grid with the title and the legend.
struct YearGrid {
  let poster: YearPage
  private var marks: MarkRoom
  private let entries: [LegendEntry]
  private var proportions: GridProportions
  private var arrangement: GridArrangement

  private var months: [MonthContent] { poster.months }
  private var theme: Theme { poster.theme }
  private var sheet: PosterSheet { poster.sheet }

  init(poster: YearPage) {
    self.poster = poster
    let months = poster.months
    marks = MarkRoom(months)
    entries = LegendEntry.entries(of: months, theme: poster.theme)
    let style = poster.style(poster.theme.dayWeight, 1, tabular: true)
    let widths = Set(months.flatMap { $0.days.map(\.text) }).map {
      poster.builder.measuring.metrics(of: $0, style: style).width
    }
    let figureWidth = widths.max() ?? 1.2
    proportions = GridProportions(months: months, theme: poster.theme, figureWidth: figureWidth, marks: marks)
    arrangement = GridArrangement(poster: poster, proportions: proportions)
    // Large numbers come before a second lane of marks, and margins before hanging week numbers.
    if marks.lanes > 1, lengths.isCramped {
      marks.mostLanes = 1
      proportions = GridProportions(months: months, theme: poster.theme, figureWidth: figureWidth, marks: marks)
      arrangement = GridArrangement(poster: poster, proportions: proportions)
    }
    if lengths.metrics.weekNumberWidth > sheet.margin * 0.8 {
      proportions.hangsWeekNumbers = false
      arrangement = GridArrangement(poster: poster, proportions: proportions)
    }
  }

  func draw() throws -> [MonthRegion] {
    let lengths = lengths
    let regions = try drawMonths(lengths)
    if var legend {
      legend.places = legendPlaces(lengths)
      legend.draw(bottom: sheet.area.maxY, on: poster.builder, theme: theme)
    }
    return regions
  }

  /// Where the months and the legend lie.
  private var body: Rect {
    let area = sheet.area
    let titleHeight = arrangement.titlePlaces > 0 ? 0 : poster.titleSize.height
    return Rect(x: area.x, y: area.y + titleHeight, width: area.width, height: area.height - titleHeight)
  }

  /// The lengths with which the months fill what the legend leaves.
  private var lengths: GridLengths {
    lengths(in: Size(width: body.width, height: body.height - (legend?.height ?? 0)))
  }

  private func lengths(in area: Size) -> GridLengths {
    GridLengths(arrangement, proportions: proportions, area: area, theme: theme, sheet: sheet, marks: marks)
  }

  /// The legend, its columns under those of months that fill the body without it.
  private var legend: EventLegend? {
    guard !entries.isEmpty else { return nil }
    let lengths = lengths(in: body.size)
    return EventLegend(
      entries: entries, places: legendPlaces(lengths), greatestHeight: body.height * 0.24,
      size: max(lengths.metrics.weekdaySize * theme.eventScale, sheet.smallestText), poster: poster)
  }

  private func legendPlaces(_ lengths: GridLengths) -> EventLegend.Columns {
    let left = body.x + lengths.padding.width + lengths.weekInset
    return EventLegend.Columns(
      left: left, right: body.maxX - lengths.padding.width, pitch: lengths.pitch.width, count: arrangement.columns)
  }

  private func drawMonths(_ lengths: GridLengths) throws -> [MonthRegion] {
    // The title shares its edge with the months' names, also where those stand on panels.
    let places = arrangement.titlePlaces > 0 ? arrangement.titlePlaces : arrangement.columns
    poster.drawTitle(
      edge: body.x + lengths.padding.width + lengths.weekInset,
      top: arrangement.titlePlaces > 0 ? body.y + lengths.padding.height : sheet.area.y,
      width: Double(places - 1) * lengths.pitch.width + lengths.month.width - lengths.weekInset)
    let top = body.y - rise(lengths)
    return try months.indices.map { index in
      let place = index + arrangement.titlePlaces
      let (row, column) = (place / arrangement.columns, place % arrangement.columns)
      let corner = Point(
        x: body.x + Double(column) * lengths.pitch.width, y: top + Double(row) * lengths.pitch.height)
      let isReversed = theme.alternatesMonths && (row + column) % 2 == 1
      return try draw(months[index], corner: corner, lengths: lengths, theme: isReversed ? theme.reversed : theme)
    }
  }

  /// How far months move up so that the capitals of their names begin on a line with the title beside them.
  private func rise(_ lengths: GridLengths) -> Double {
    guard arrangement.titlePlaces > 0, !theme.rulesMonths, !theme.alternatesMonths else { return 0 }
    let size = lengths.metrics.titleSize
    let style = poster.style(theme.titleWeight, size)
    return size - poster.builder.measuring.metrics(of: months[0].monthName, style: style).capHeight
  }

  private func draw(_ month: MonthContent, corner: Point, lengths: GridLengths, theme: Theme) throws -> MonthRegion {
    let builder = poster.builder
    if theme != self.theme {
      builder.fill(
        .rectangle(Rect(x: corner.x, y: corner.y, width: lengths.pitch.width, height: lengths.pitch.height)),
        theme.background)
    }
    let y = corner.y + lengths.padding.height + lengths.ruleRoom
    func block(x: Double) -> MonthBlock {
      MonthBlock(
        content: month, metrics: lengths.metrics, theme: theme, origin: Point(x: x, y: y), builder: builder)
    }
    // The numbers stand on the edge; the cells around them and hanging week numbers reach beyond it.
    var block = block(x: corner.x + lengths.padding.width + lengths.weekInset - block(x: 0).textEdge)
    block.title = poster.spansYears ? month.title : month.monthName
    block.weekdayNames = .initials
    block.quietColor = theme.secondaryLabel
    if theme.rulesMonths { drawRule(over: block, corner: corner, lengths: lengths) }
    block.drawWeekends()
    var region = try block.draw()
    let marks = EventMarks(
      block: block, lanes: marks.lanes, room: marks)
    marks.draw()
    region.days = marks.adding(to: region.days)
    return region
  }

  private func drawRule(over block: MonthBlock, corner: Point, lengths: GridLengths) {
    let y = corner.y + lengths.padding.height
    let left = corner.x + lengths.padding.width
    poster.builder.stroke(
      .line(Point(x: left, y: y), Point(x: left + lengths.month.width, y: y)), block.theme.rule,
      width: block.theme.ruleWidth * sheet.unit)
  }
}
