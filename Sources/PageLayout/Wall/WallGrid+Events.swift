import CalendarCore
import Foundation

/// One-line coloured labels and bars.
extension WallGrid {
  func drawEvents(_ lanes: EventLanes, row: Int) {
    for segment in lanes.shown { draw(segment, row: row) }
    for (column, count) in lanes.hidden.sorted(by: { $0.key < $1.key }) {
      drawOverflow(count, lane: lanes.overflowLane[column] ?? 0, row: row, column: column)
    }
  }

  private func lineTop(_ lane: Int, row: Int) -> Double {
    eventsTop(row: row) + Double(lane) * metrics.eventLine
  }

  private func draw(_ segment: EventLanes.Segment, row: Int) {
    let event = segment.event
    let first = cell(row: row, column: segment.columns.lowerBound)
    let last = cell(row: row, column: segment.columns.upperBound)
    let drawn = content.days.filter { $0.row == row && segment.columns.contains($0.column) }
    let begins = drawn.first?.day == event.days.lowerBound
    let ends = drawn.last?.day == event.days.upperBound
    let hang = metrics.gutter * 0.32
    let half = metrics.gutter / 2
    let x = begins ? first.x - hang : first.x - half
    let maxX = ends ? last.maxX + hang : last.maxX + half
    let frame = Rect(
      x: x, y: lineTop(segment.lane, row: row), width: maxX - x, height: metrics.eventLine - 1.2 * metrics.unit)
    let color = (event.color ?? content.tintColor).resolved(for: theme.appearance)
    if event.startMinute != nil, event.days.lowerBound == event.days.upperBound {
      drawTimed(event, color: color, frame: frame, textX: first.x, textEnd: last.maxX)
    } else {
      // Opaque, so that a bar keeps one colour across the weekend's tone.
      let fill = theme.eventFill(color).over(theme.ground)
      let radius = frame.height * 0.28
      builder.fill(
        .roundedRectangle(frame, left: begins ? radius : 0, right: ends ? radius : 0), fill)
      drawTitle(
        event.title, color: theme.eventText(color, on: fill), weight: .medium, x: first.x,
        end: last.maxX, in: frame)
    }
  }

  /// A timed event: a dot of its colour, the time in a quieter tone, its title.
  private func drawTimed(_ event: CalendarEvent, color: RGBA, frame: Rect, textX: Double, textEnd: Double) {
    let side = metrics.eventSize * 0.5
    builder.fill(.ellipse(Rect(x: textX, y: frame.midY - side / 2, width: side, height: side)), color)
    var x = textX + side * 1.7
    if let time = event.timeText(language: content.language) {
      let style = wall.style(.regular, metrics.eventSize, tabular: true)
      let width = builder.measuring.metrics(of: time, style: style).width + metrics.eventSize * 0.35
      let title = builder.measuring.metrics(of: String(event.title.prefix(400)), style: style).width
      // The title matters more: the time stands only where it does not cost the title a letter.
      if title * metrics.smallestEventShare + width <= textEnd - x {
        builder.text(time, style: style, color: theme.secondaryLabel, x: x, baseline: baseline(in: frame))
        x += width
      }
    }
    drawTitle(event.title, color: theme.label, weight: .regular, x: x, end: textEnd, in: frame)
  }

  private func drawTitle(_ title: String, color: RGBA, weight: FontWeight, x: Double, end: Double, in frame: Rect) {
    let line = title.split(whereSeparator: \.isNewline).joined(separator: " ")
    let fitted = builder.fitted(
      line, style: wall.style(weight, metrics.eventSize), width: end - x,
      smallest: metrics.smallestEventShare)
    builder.text(fitted.text, style: fitted.style, color: color, x: x, baseline: baseline(in: frame))
  }

  private func baseline(in frame: Rect) -> Double { frame.midY + metrics.eventSize * 0.35 }

  private func drawOverflow(_ count: Int, lane: Int, row: Int, column: Int) {
    let cell = cell(row: row, column: column)
    let text = "+" + count.formatted(.number.locale(Locale(identifier: content.language)).grouping(.never))
    let style = wall.style(.medium, metrics.eventSize)
    if capacity > 0 {
      let frame = Rect(
        x: cell.x, y: lineTop(lane, row: row), width: cell.width, height: metrics.eventLine - 1.2 * metrics.unit)
      builder.text(text, style: style, color: theme.secondaryLabel, x: cell.x, baseline: baseline(in: frame))
    } else {
      builder.text(
        text, style: style, color: theme.secondaryLabel, x: cell.maxX,
        baseline: numberCenter(row: row) + metrics.eventSize * 0.35, alignment: .trailing)
    }
  }
}
