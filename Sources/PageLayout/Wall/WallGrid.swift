import CalendarCore
import Foundation

/// The ruled days of a wall page.
struct WallGrid {
  let wall: WallPage
  /// The y of the weekday names' zone.
  let top: Double
  /// From one column's text to the next one's.
  let pitch: Double
  /// The left edge of the first column's text.
  let left: Double
  let rowsTop: Double
  let rowHeight: Double

  var content: MonthContent { wall.content }
  var metrics: WallMetrics { wall.metrics }
  var theme: Theme { wall.theme }
  var builder: SceneBuilder { wall.builder }
  var bottom: Double { rowsTop + Double(content.rowCount) * rowHeight }

  init(page: WallPage, top: Double) {
    wall = page
    self.top = top
    left = page.textEdge
    pitch = (page.area.maxX - left + page.metrics.gutter) / 7
    rowsTop = top + page.metrics.weekdaySize * 1.75
    // A month of four weeks keeps the rows of five: what is left over goes to the bottom.
    rowHeight = (page.area.maxY - page.notesHeight - rowsTop) / Double(max(5, page.content.rowCount))
  }

  /// The room for text in a cell: from its left edge to a gutter before the next one's.
  func cell(row: Int, column: Int) -> Rect {
    Rect(
      x: left + Double(column) * pitch, y: rowsTop + Double(row) * rowHeight, width: pitch - metrics.gutter,
      height: rowHeight)
  }

  /// The middle of a day's number line, and where its events begin.
  func numberCenter(row: Int) -> Double { rowsTop + Double(row) * rowHeight + metrics.daySize * 0.95 }
  func eventsTop(row: Int) -> Double { rowsTop + Double(row) * rowHeight + metrics.daySize * 1.75 }

  /// How many lines of events a cell has room for.
  var capacity: Int {
    let room = rowHeight - metrics.daySize * 1.75 - yearDayHeight - metrics.eventLine * 0.2
    return max(0, Int(room / metrics.eventLine))
  }

  /// The height of the line of days of the year at the foot of cells; 0 where they are not shown, or cells have no room
  /// for a line more.
  var yearDayHeight: Double {
    let height = metrics.smallSize * 1.6
    let isShown = content.days.contains { $0.yearDayText != nil }
    return isShown && rowHeight >= metrics.daySize * 1.75 + height ? height : 0
  }

  func draw() throws -> MonthRegion {
    drawWeekends()
    drawWeekdays()
    drawRules()
    let lanes = (0..<content.rowCount).map { row in
      EventLanes(content.events, days: days(row: row), capacity: capacity)
    }
    for day in content.days { try drawHead(of: day) }
    if yearDayHeight > 0 { content.days.forEach(drawYearDay) }
    for (row, lanes) in lanes.enumerated() { drawEvents(lanes, row: row) }
    return MonthRegion(
      month: content.month, firstDay: content.firstDay, title: content.title,
      columns: content.columns.map(\.short),
      firstWeekday: content.firstWeekday, weeks: content.weeks?.map(\.number),
      frame: builder.placed(
        Rect(x: wall.area.x, y: wall.area.y, width: wall.area.width, height: bottom - wall.area.y)),
      days: content.days.map { region($0, lanes: lanes[$0.row]) })
  }

  /// The drawn days of a row by column.
  private func days(row: Int) -> [Int: Day] {
    Dictionary(
      content.days.filter { $0.row == row }.map { ($0.column, $0.day) }, uniquingKeysWith: { first, _ in first })
  }

  private func region(_ day: DayContent, lanes: EventLanes) -> DayRegion {
    let shown = lanes.shown.filter { $0.columns.contains(day.column) }.sorted { $0.lane < $1.lane }
    let cell = cell(row: day.row, column: day.column)
    let half = metrics.gutter / 2
    return DayRegion(
      day: day.day, fields: day.fields, text: day.text, row: day.row, column: day.column,
      frame: builder.placed(Rect(x: cell.x - half, y: cell.y, width: pitch, height: rowHeight)),
      states: DayState.allCases.filter(day.states.contains), label: day.label,
      decorations: day.decorations.map { DecorationSummary($0, theme: theme, tint: tint) },
      events: shown.map {
        EventSummary(title: $0.event.title, continues: $0.event.days.lowerBound < day.day)
      },
      hiddenEventCount: lanes.hidden[day.column] ?? 0)
  }

  var tint: RGBA { content.tintColor.resolved(for: theme.appearance) }
}
