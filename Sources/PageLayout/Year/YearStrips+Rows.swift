import CalendarCore

/// What stands behind and beside the days of a row.
extension YearStrips {
  /// The month's name on the line of its numbers, and the year under or after it where a new one begins.
  func drawName(
    of month: MonthContent, after previous: MonthContent?, beside block: MonthBlock, theme: Theme,
    lengths: StripLengths
  ) {
    let builder = poster.builder
    let room = lengths.nameWidth - lengths.nameInset - lengths.nameSize * 0.3
    let x = poster.sheet.area.x + lengths.nameInset
    let baseline = DigitLine(block: block).baseline(row: 0)
    let small = lengths.metrics.weekdaySize
    let below = baseline + small * 1.5
    let hasRoomBelow = below + small * 0.4 < block.origin.y - lengths.topInset + lengths.rowHeight
    let isNewYear = poster.spansYears && month.yearTitle != previous?.yearTitle
    let year = builder.fitted(month.yearTitle, style: poster.style(.regular, small), width: room)
    let gap = small * 0.6
    let name = builder.fitted(
      month.monthName, style: poster.style(theme.titleWeight, lengths.nameSize),
      width: isNewYear && !hasRoomBelow ? room - year.width - gap : room)
    builder.text(name.text, style: name.style, color: theme.label, x: x, baseline: baseline)
    guard isNewYear else { return }
    builder.text(
      year.text, style: year.style, color: theme.secondaryLabel, x: hasRoomBelow ? x : x + name.width + gap,
      baseline: hasRoomBelow ? below : baseline)
  }

  /// The number of each week at the foot of its first day.
  func drawWeekNumbers(
    of month: MonthContent, in strip: MonthContent, corner: Point, theme: Theme, lengths: StripLengths
  ) {
    let small = lengths.metrics.weekNumberSize
    let style = poster.style(.regular, small, tabular: true)
    for (row, week) in (month.weeks ?? []).enumerated() {
      guard let index = month.days.firstIndex(where: { $0.row == row }) else { continue }
      let column = Double(strip.days[index].column) + 0.5
      poster.builder.text(
        week.text, style: style, color: theme.secondaryLabel,
        x: corner.x + lengths.nameWidth + column * lengths.metrics.columnWidth,
        baseline: corner.y + lengths.rowHeight - small * 0.45, alignment: .center)
    }
  }

  /// A hairline across the page.
  func drawRule(y: Double, in body: Rect) {
    poster.builder.stroke(
      .line(Point(x: body.x, y: y), Point(x: body.maxX, y: y)), theme.rule,
      width: theme.ruleWidth * poster.sheet.unit)
  }

  /// The weekend's tone from rule to rule: behind whole columns, or, where every row has weekends of its own, behind days.
  func drawWeekends(of strip: MonthContent, corner: Point, theme: Theme, lengths: StripLengths) {
    let left = corner.x + lengths.nameWidth
    let width = lengths.metrics.columnWidth
    let cells = strip.columns.indices.filter { strip.columns[$0].isWeekend }.map { column in
      Rect(x: left + Double(column) * width, y: corner.y, width: width, height: lengths.rowHeight)
    }
    if !cells.isEmpty { poster.builder.fill(.rectangles(cells), theme.weekendFill) }
  }

  /// The names of the weekdays over all rows.
  func drawHead(_ names: [WeekdayName], lengths: StripLengths, in body: Rect) {
    let style = poster.style(theme.weekdayWeight, lengths.metrics.weekdaySize)
    let width = lengths.metrics.columnWidth
    let builder = poster.builder
    let texts = WeekdayNameForm.initials.texts(of: names, language: style.language ?? "en") { name in
      builder.measuring.metrics(of: name, style: style).width <= width * 0.92
    }
    for (column, text) in texts.enumerated() {
      let fitted = builder.fitted(text, style: style, width: width, smallest: 0.6)
      builder.text(
        fitted.text, style: fitted.style, color: theme.secondaryLabel,
        x: body.x + lengths.nameWidth + (Double(column) + 0.5) * width,
        baseline: body.y + lengths.metrics.weekdaySize, alignment: .center)
    }
  }
}
