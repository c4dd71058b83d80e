import CalendarCore

/// Numbers and what lies behind them.
extension MonthBlock {
  /// Discs and pills, under every number.
  func drawSelection() {
    for day in content.days {
      guard let background = day.appearance.backgroundColor else { continue }
      builder.fill(.ellipse(disc(of: day)), background.resolved(for: theme.appearance))
    }
    switch content.selectionStyle {
    case .discs:
      for day in content.days where day.states.contains(.selected) && !day.states.contains(.today) {
        builder.fill(.ellipse(disc(of: day)), selectionColor)
      }
    case .pill(let first, let last):
      drawPills(first: first, last: last)
    }
    for day in content.days where day.states.isSuperset(of: [.selected, .today]) {
      builder.fill(.ellipse(disc(of: day)), tint)
    }
  }

  private var selectionColor: RGBA { tint.opacity(theme.selectionOpacity) }

  private func disc(of day: DayContent) -> Rect {
    return Rect(
      center: numberCenter(row: day.row, column: day.column), width: metrics.discDiameter, height: metrics.discDiameter)
  }

  /// One pill a row, round where the selection ends and square where it goes on in another row.
  private func drawPills(first: Day, last: Day) {
    let selected = content.days.filter { $0.states.contains(.selected) }
    for row in Set(selected.map(\.row)).sorted() {
      let days = selected.filter { $0.row == row }
      guard let start = days.first, let end = days.last else { continue }
      let left = cell(row: row, column: start.column)
      let right = cell(row: row, column: end.column)
      let radius = metrics.discDiameter / 2
      let begins = start.day == first
      let ends = end.day == last
      let x = begins ? left.midX - radius : left.x
      let maxX = ends ? right.midX + radius : right.maxX
      builder.fill(
        .roundedRectangle(
          Rect(x: x, y: numberCenter(row: row, column: 0).y - radius, width: maxX - x, height: 2 * radius),
          left: begins ? radius : 0,
          right: ends ? radius : 0), selectionColor)
    }
  }

  func drawNumber(of day: DayContent, digits: DigitLine) {
    let cell = cell(row: day.row, column: day.column)
    let emphasized = !day.states.isDisjoint(with: [.selected, .today]) && day.states.isDisjoint(with: [.adjacent])
    let weight = emphasized ? theme.emphasizedWeight : theme.dayWeight
    builder.inkCentered(
      day.text, style: style(weight, metrics.daySize, tabular: true), color: color(of: day), x: cell.midX,
      baseline: digits.baseline(row: day.row))
    guard let secondary = day.secondaryText else { return }
    let fitted = builder.fitted(
      secondary, style: style(.medium, metrics.secondarySize), width: metrics.columnWidth * 0.9, smallest: 0.7)
    let ink = builder.measuring.metrics(of: fitted.text, style: fitted.style).ink
    builder.inkCentered(
      fitted.text, style: fitted.style, color: isDimmed(day) ? theme.quaternaryLabel : theme.secondaryLabel,
      x: cell.midX, baseline: numberCenter(row: day.row, column: day.column).y + metrics.secondaryOffset - ink.midY)
  }

  private func isDimmed(_ day: DayContent) -> Bool {
    !day.states.isDisjoint(with: [.adjacent, .unavailable, .unselectable])
  }

  /// The colour of a day's number.
  private func color(of day: DayContent) -> RGBA {
    if day.states.isSuperset(of: [.selected, .today]) { return tint.contrastingText }
    if isDimmed(day) { return theme.quaternaryLabel }
    if let color = day.appearance.textColor { return color.resolved(for: theme.appearance) }
    if day.states.contains(.today) || day.states.contains(.selected) { return tint }
    if day.day.weekday == .sunday { return theme.sundayLabel }
    return day.states.contains(.weekend) ? theme.weekendLabel : theme.label
  }
}
