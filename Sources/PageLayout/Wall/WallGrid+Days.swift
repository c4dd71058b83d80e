import CalendarCore
import Foundation

/// Rules, weekday names and the line of numbers.
extension WallGrid {
  /// A quiet tone behind the weekend's columns, as far as the month has days there.
  func drawWeekends() {
    guard theme.weekendFill.alpha > 0 else { return }
    let half = metrics.gutter / 2
    for (column, name) in content.columns.enumerated() where name.isWeekend {
      let rows = content.days.filter { $0.column == column }.map(\.row)
      guard let first = rows.min(), let last = rows.max() else { continue }
      let cell = cell(row: first, column: column)
      builder.fill(
        .rectangle(
          Rect(x: cell.x - half, y: cell.y, width: pitch, height: Double(last - first + 1) * rowHeight)),
        theme.weekendFill)
    }
  }

  /// Draws the names, all full, all short or all narrow, whichever fits, and returns them.
  func drawWeekdays() {
    let style = wall.style(theme.weekdayWeight, metrics.weekdaySize)
    let room = pitch - metrics.gutter
    let choices = [content.columns.map(\.full), content.columns.map(\.short), content.columns.map(\.narrow)]
    let names =
      choices.first { names in names.allSatisfy { builder.measuring.metrics(of: $0, style: style).width <= room } }
      ?? choices[2]
    for (column, name) in names.enumerated() {
      let isSunday = content.columns[column].weekday == .sunday && theme.sundayLabel != theme.label
      builder.text(
        name, style: style, color: isSunday ? theme.sundayLabel : theme.secondaryLabel,
        x: cell(row: 0, column: column).x, baseline: top + metrics.weekdaySize)
    }
  }

  /// A hairline over each week and under the last.
  func drawRules() {
    let width = theme.ruleWidth * metrics.unit
    for row in 0...content.rowCount {
      let y = rowsTop + Double(row) * rowHeight
      builder.stroke(
        .line(Point(x: left - metrics.gutter / 2, y: y), Point(x: wall.area.maxX + metrics.gutter / 2, y: y)),
        theme.rule, width: width)
    }
  }

  /// The number with its disc, the week's number, the second calendar's day and the decorations beside it.
  func drawHead(of day: DayContent) throws {
    let cell = cell(row: day.row, column: day.column)
    let middle = numberCenter(row: day.row)
    if day.column == 0 || day.day == content.days.first?.day { drawWeekNumber(row: day.row, middle: middle) }
    let weight: FontWeight = day.states.isDisjoint(with: [.today, .selected]) ? numberWeight : theme.emphasizedWeight
    let style = wall.style(weight, metrics.daySize, tabular: true)
    let measured = builder.measuring.metrics(of: day.text, style: style)
    drawDisc(of: day, center: Point(x: cell.x + measured.width / 2, y: middle))
    builder.text(
      day.text, style: style, color: color(of: day), x: cell.x, baseline: middle + measured.capHeight / 2)
    var end = cell.maxX
    if let secondary = day.secondaryText {
      let room = cell.width - measured.width - metrics.gutter
      let fitted = builder.fitted(secondary, style: wall.style(.regular, metrics.smallSize), width: room)
      builder.text(
        fitted.text, style: fitted.style, color: isDimmed(day) ? theme.quaternaryLabel : theme.secondaryLabel,
        x: end, baseline: middle + measured.capHeight / 2, alignment: .trailing)
      end -= fitted.width + metrics.gutter / 2
    }
    let disc = hasDisc(day) ? (discSide + measured.width) / 2 : 0
    let start = cell.x + max(measured.width, disc) + metrics.gutter / 2
    try drawDecorations(of: day, from: start, to: end, middle: middle)
  }

  /// The day's place in the year, in the corner at the end of its cell.
  func drawYearDay(of day: DayContent) {
    guard let text = day.yearDayText else { return }
    let cell = cell(row: day.row, column: day.column)
    let style = wall.style(.regular, metrics.smallSize, tabular: true)
    let fitted = builder.fitted(text, style: style, width: cell.width)
    builder.text(
      fitted.text, style: fitted.style, color: isDimmed(day) ? theme.quaternaryLabel : theme.secondaryLabel,
      x: cell.maxX, baseline: cell.maxY - metrics.smallSize * 0.6, alignment: .trailing)
  }

  private var numberWeight: FontWeight { theme.dayWeight == .regular ? .medium : theme.dayWeight }

  private func drawWeekNumber(row: Int, middle: Double) {
    guard let weeks = content.weeks, weeks.indices.contains(row) else { return }
    let style = wall.style(.regular, metrics.smallSize, tabular: true)
    let capHeight = builder.measuring.metrics(of: weeks[row].text, style: style).capHeight
    builder.text(
      weeks[row].text, style: style, color: theme.secondaryLabel, x: left - 10 * metrics.unit,
      baseline: middle + capHeight / 2, alignment: .trailing)
  }

  /// It ends above the events.
  private var discSide: Double { metrics.daySize * 1.55 }

  private func hasDisc(_ day: DayContent) -> Bool {
    day.appearance.backgroundColor != nil || !day.states.isDisjoint(with: [.today, .selected])
  }

  private func drawDisc(of day: DayContent, center: Point) {
    let disc = Shape.ellipse(Rect(center: center, width: discSide, height: discSide))
    if let background = day.appearance.backgroundColor {
      builder.fill(disc, background.resolved(for: theme.appearance))
    }
    if day.states.contains(.today) {
      builder.fill(disc, tint)
    } else if day.states.contains(.selected) {
      builder.fill(disc, tint.opacity(theme.selectionOpacity))
    }
  }

  private func isDimmed(_ day: DayContent) -> Bool {
    !day.states.isDisjoint(with: [.adjacent, .unavailable, .unselectable])
  }

  private func color(of day: DayContent) -> RGBA {
    if day.states.contains(.today) { return tint.contrastingText }
    if isDimmed(day) { return theme.quaternaryLabel }
    if let color = day.appearance.textColor { return color.resolved(for: theme.appearance) }
    if day.states.contains(.selected) { return tint }
    if day.day.weekday == .sunday { return theme.sundayLabel }
    return day.states.contains(.weekend) ? theme.weekendLabel : theme.label
  }
}
