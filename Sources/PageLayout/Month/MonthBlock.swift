import CalendarCore

/// One month drawn at a place: title, weekday names, week numbers, days with their selections and decorations.
///
/// Pages of a month, posters and mini months all draw it, with metrics of their own.
struct MonthBlock {
  let content: MonthContent
  let metrics: MonthMetrics
  let theme: Theme
  /// The block's top left corner, as read from left to right.
  let origin: Point
  let builder: SceneBuilder
  var showsTitle = true
  var weekdayNames = WeekdayNameForm.fitting
  /// The colour of weekday names and week numbers.
  var quietColor: RGBA
  /// What the title says.
  var title: String

  init(content: MonthContent, metrics: MonthMetrics, theme: Theme, origin: Point, builder: SceneBuilder) {
    self.content = content
    self.metrics = metrics
    self.theme = theme
    self.origin = origin
    self.builder = builder
    title = content.title
    quietColor = theme.tertiaryLabel
  }

  var weekNumberWidth: Double { content.weeks == nil ? 0 : metrics.weekNumberWidth }
  var titleHeight: Double {
    showsTitle ? Self.headHeight(content, metrics: metrics) - metrics.weekdayHeight : 0
  }
  var width: Double { weekNumberWidth + Double(content.columns.count) * metrics.columnWidth }
  var daysTop: Double { origin.y + titleHeight + metrics.weekdayHeight }
  var height: Double { titleHeight + metrics.weekdayHeight + Double(content.rowCount) * metrics.rowHeight }
  var tint: RGBA { content.tintColor.resolved(for: theme.appearance) }

  /// The line of the second calendar's title in sizes of its text.
  static let secondaryTitleLine = 1.5

  /// From the top of a month with a title to its first row.
  static func headHeight(_ content: MonthContent, metrics: MonthMetrics) -> Double {
    let secondaryTitle = content.secondaryTitle == nil ? 0 : metrics.secondaryTitleSize * secondaryTitleLine
    return metrics.titleHeight + secondaryTitle + metrics.weekdayHeight
  }

  /// A day's cell, as read from left to right.
  func cell(row: Int, column: Int) -> Rect {
    Rect(
      x: origin.x + weekNumberWidth + Double(column) * metrics.columnWidth,
      y: daysTop + Double(row) * metrics.rowHeight, width: metrics.columnWidth, height: metrics.rowHeight)
  }

  /// The middle of a day's number.
  func numberCenter(row: Int, column: Int) -> Point {
    let cell = cell(row: row, column: column)
    return Point(x: cell.midX, y: cell.midY - metrics.numberRise)
  }

  func style(_ weight: FontWeight, _ size: Double, tabular: Bool = false) -> TextStyle {
    TextStyle(
      design: content.fontDesign, weight: weight, size: size, tabularFigures: tabular, language: content.language)
  }

  /// Draws the month and says where everything lies.
  func draw() throws -> MonthRegion {
    let digits = DigitLine(block: self)
    if showsTitle { drawTitle() }
    drawWeekdays()
    drawWeekNumbers(digits)
    drawSelection()
    for day in content.days { drawNumber(of: day, digits: digits) }
    for day in content.days { try drawDecorations(of: day) }
    return MonthRegion(
      month: content.month, firstDay: content.firstDay, title: content.title,
      columns: content.columns.map(\.short),
      firstWeekday: content.firstWeekday, weeks: content.weeks?.map(\.number),
      frame: builder.placed(Rect(x: origin.x, y: origin.y, width: width, height: height)),
      days: content.days.map(region))
  }

  /// The left edge that title and numbers share: that of a number of two figures in the first column.
  var textEdge: Double {
    let number = content.days.first { $0.fields.day >= 20 }?.text ?? "28"
    let width = builder.measuring.metrics(of: number, style: style(theme.dayWeight, metrics.daySize, tabular: true))
      .width
    return origin.x + weekNumberWidth + max(0, (metrics.columnWidth - width) / 2)
  }

  private func drawTitle() {
    let edge = textEdge
    let room = origin.x + width - edge
    let fitted = builder.fitted(title, style: style(theme.titleWeight, metrics.titleSize), width: room, smallest: 0.6)
    let baseline = origin.y + metrics.titleSize
    builder.text(fitted.text, style: fitted.style, color: theme.label, x: edge, baseline: baseline)
    guard let secondary = content.secondaryTitle else { return }
    let below = builder.fitted(
      secondary, style: style(.regular, metrics.secondaryTitleSize), width: room, smallest: 0.6)
    builder.text(
      below.text, style: below.style, color: theme.secondaryLabel, x: edge,
      baseline: baseline + metrics.secondaryTitleSize * Self.secondaryTitleLine)
  }

  /// Draws the names that fit, all short or all narrow, and returns what it drew.
  private func drawWeekdays() {
    guard weekdayNames != .none else { return }
    let nameStyle = style(theme.weekdayWeight, metrics.weekdaySize)
    let names = weekdayNames.texts(of: content.columns, language: content.language) { name in
      builder.measuring.metrics(of: name, style: nameStyle).width <= metrics.columnWidth * 0.92
    }
    for (column, name) in names.enumerated() {
      let fitted = builder.fitted(name, style: nameStyle, width: metrics.columnWidth, smallest: 0.6)
      builder.text(
        fitted.text, style: fitted.style, color: quietColor, x: cell(row: 0, column: column).midX,
        baseline: origin.y + titleHeight + metrics.weekdaySize, alignment: .center)
    }
  }

  private func drawWeekNumbers(_ digits: DigitLine) {
    for (row, week) in (content.weeks ?? []).enumerated() {
      builder.text(
        week.text, style: style(.medium, metrics.weekNumberSize, tabular: true), color: quietColor,
        x: origin.x + weekNumberWidth * 0.45, baseline: digits.baseline(row: row), alignment: .center)
    }
  }

  private func region(_ day: DayContent) -> DayRegion {
    DayRegion(
      day: day.day, fields: day.fields, text: day.text, row: day.row, column: day.column,
      frame: builder.placed(cell(row: day.row, column: day.column)),
      states: DayState.allCases.filter(day.states.contains), label: day.label,
      decorations: day.decorations.map { DecorationSummary($0, theme: theme, tint: tint) })
  }
}
