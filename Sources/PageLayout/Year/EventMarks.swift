import CalendarCore

/// The marks of events under a month's numbers: dots for single days, bars for several.
struct EventMarks {
  private let block: MonthBlock
  /// How many lanes of marks there are.
  private let lanes: Int
  private let room: MarkRoom
  private let decoratedRows: Set<Int>
  /// Bars of each row, in the lanes they keep along it.
  private let bars: [EventLanes]
  private let dots: [Day: [CalendarEvent]]

  init(block: MonthBlock, lanes: Int, room: MarkRoom) {
    self.block = block
    self.lanes = lanes
    self.room = room
    decoratedRows = block.content.decoratedRows
    // Where more meet, `EventLanes` gives up a lane to count them in, which is the one after those that are drawn.
    bars = Self.bars(of: block.content, capacity: lanes + 1)
    dots = Dictionary(grouping: block.content.events.filter { $0.days.count == 1 }, by: \.days.lowerBound)
  }

  /// How many lanes each row of a month would need to show every event, counted up to a number.
  static func lanes(of content: MonthContent, atMost most: Int) -> [Int] {
    let single = Set(content.events.filter { $0.days.count == 1 }.map(\.days.lowerBound))
    return bars(of: content, capacity: most + 1).enumerated().map { row, bars in
      let hasDots = content.days.contains { $0.row == row && single.contains($0.day) }
      return min(most, max(hasDots ? 1 : 0, bars.shown.map { $0.lane + 1 }.max() ?? 0))
    }
  }

  /// The events of several days in each row.
  private static func bars(of content: MonthContent, capacity: Int) -> [EventLanes] {
    let long = content.events.filter { $0.days.count > 1 }
    return (0..<content.rowCount).map { row in
      let days = content.days.filter { $0.row == row }.map { ($0.column, $0.day) }
      return EventLanes(long, days: Dictionary(days, uniquingKeysWith: { first, _ in first }), capacity: capacity)
    }
  }

  private var size: Double { block.metrics.daySize }
  private var diameter: Double { size * MarkRoom.dotDiameter }

  /// How many dots stand beside each other under a number.
  private var dotCapacity: Int {
    min(4, max(1, Int((block.metrics.columnWidth * 0.96 + diameter * 0.4) / (diameter * 1.4))))
  }

  func draw() {
    guard lanes > 0 else { return }
    for (row, lanesOfRow) in bars.enumerated() {
      for segment in lanesOfRow.shown where segment.lane < lanes { draw(segment, row: row) }
    }
    for day in block.content.days {
      guard let events = dots[day.day] else { continue }
      draw(events, of: day)
    }
  }

  /// The middle of a lane.
  private func middle(row: Int, lane: Int) -> Double {
    let offset = room.laneOffset(hasDecorations: decoratedRows.contains(row))
    return block.numberCenter(row: row, column: 0).y + diameter / 2
      + size * (offset + Double(lane) * MarkRoom.lanePitch)
  }

  private func color(_ event: CalendarEvent) -> RGBA {
    (event.color ?? block.content.tintColor).resolved(for: block.theme.appearance)
  }

  /// A bar, round where the event begins and ends and cut square where it goes on.
  private func draw(_ segment: EventLanes.Segment, row: Int) {
    let drawn = block.content.days.filter { $0.row == row && segment.columns.contains($0.column) }
    let begins = drawn.first?.day == segment.event.days.lowerBound
    let ends = drawn.last?.day == segment.event.days.upperBound
    let first = block.cell(row: row, column: segment.columns.lowerBound)
    let last = block.cell(row: row, column: segment.columns.upperBound)
    let inset = block.metrics.columnWidth * 0.14
    let thickness = size * MarkRoom.barThickness
    let x = first.x + (begins ? inset : 0)
    let maxX = last.maxX - (ends ? inset : 0)
    block.builder.fill(
      .roundedRectangle(
        Rect(x: x, y: middle(row: row, lane: segment.lane) - thickness / 2, width: maxX - x, height: thickness),
        left: begins ? thickness / 2 : 0, right: ends ? thickness / 2 : 0), color(segment.event))
  }

  /// Dots in the first lane without a bar, or on the last one's bar, set apart from it by a ring of the page's colour.
  private func draw(_ events: [CalendarEvent], of day: DayContent) {
    let taken = Set(bars[day.row].shown.filter { $0.columns.contains(day.column) }.map(\.lane))
    let free = (0..<lanes).first { !taken.contains($0) }
    let cell = block.cell(row: day.row, column: day.column)
    let shown = shownDots(events)
    let places = shown.count + (shown.count < events.count ? 1 : 0)
    let pitch = diameter * 1.4
    var center = Point(
      x: cell.midX - Double(places - 1) * pitch / 2, y: middle(row: day.row, lane: free ?? lanes - 1))
    for event in shown {
      if free == nil {
        block.builder.fill(
          .ellipse(Rect(center: center, width: diameter * 1.5, height: diameter * 1.5)), block.theme.ground)
      }
      block.builder.fill(.ellipse(Rect(center: center, width: diameter, height: diameter)), color(event))
      center.x += pitch
    }
    if places > shown.count { drawPlus(at: center) }
  }

  /// As many as there is room for; where that is too little the last place is a plus.
  private func shownDots(_ events: [CalendarEvent]) -> ArraySlice<CalendarEvent> {
    events.count <= dotCapacity ? events[...] : events.prefix(dotCapacity - 1)
  }

  private func drawPlus(at center: Point) {
    let arm = diameter * 0.5
    let color = block.theme.secondaryLabel
    let width = diameter * 0.28
    block.builder.stroke(
      .line(Point(x: center.x - arm, y: center.y), Point(x: center.x + arm, y: center.y)), color, width: width)
    block.builder.stroke(
      .line(Point(x: center.x, y: center.y - arm), Point(x: center.x, y: center.y + arm)), color, width: width)
  }

  /// The regions with the events of their days.
  func adding(to days: [DayRegion]) -> [DayRegion] {
    days.map { day in
      var region = day
      let bars = bars[day.row]
      let segments = bars.shown.filter { $0.columns.contains(day.column) }
      let shownBars = segments.filter { $0.lane < lanes }.sorted { $0.lane < $1.lane }.map(\.event)
      let single = dots[day.day] ?? []
      let shown = shownBars + shownDots(single)
      region.events = shown.map { EventSummary(title: $0.title, continues: $0.days.lowerBound < day.day) }
      region.hiddenEventCount = segments.count + (bars.hidden[day.column] ?? 0) + single.count - shown.count
      return region
    }
  }
}
