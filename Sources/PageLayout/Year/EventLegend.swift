import CalendarCore
import Foundation

/// The names and dates of a poster's events, in columns at its foot.
struct EventLegend {
  /// Where columns may begin.
  struct Columns {
    /// The edges of the first and of the last.
    var left: Double
    var right: Double
    /// From one beginning to the next.
    var pitch: Double
    var count: Int

    /// The width of the last, which has no white after it.
    var lastWidth: Double { right - left - Double(count - 1) * pitch }
  }

  /// Where its columns may begin; a layout that moves its months moves the legend with them.
  var places: Columns
  /// How many events are only counted.
  let hiddenCount: Int
  /// What there is room for, column by column.
  private let columns: [[LegendEntry]]
  /// How many places a column takes.
  private let span: Int
  /// How many lines the longest column has.
  private let lineCount: Int
  private let size: Double
  private let poster: YearPage

  /// Lays entries out downwards, in as few lines as the columns allow.
  ///
  /// - Parameters:
  ///   - places: where columns may begin; where they are too narrow for a title and a date, a column takes several.
  ///   - greatestHeight: what the legend may take at most; where that is too little its last line counts the rest.
  ///   - size: the size of its text.
  init(entries: [LegendEntry], places: Columns, greatestHeight: Double, size: Double, poster: YearPage) {
    self.places = places
    self.size = size
    self.poster = poster
    span =
      (1...max(1, places.count)).first { Double($0 - 1) * places.pitch + places.lastWidth >= Self.narrowest * size }
      ?? places.count
    let columnCount = max(1, places.count / span)
    let capacity = max(1, Int(greatestHeight / (size * Self.line) - Self.gapLines))
    let lineCount = min(capacity, (entries.count + columnCount - 1) / columnCount)
    let room = lineCount * columnCount
    hiddenCount = entries.count > room ? entries.count - room + 1 : 0
    let shown = Array(entries.prefix(entries.count - hiddenCount))
    columns = stride(from: 0, to: shown.count, by: max(1, lineCount)).map {
      Array(shown[$0..<min($0 + lineCount, shown.count)])
    }
    self.lineCount = lineCount
  }

  /// The narrowest column, in sizes of its text.
  private static let narrowest = 17.0
  /// The white over the legend, in lines.
  private static let gapLines = 1.4
  /// A line in sizes of its text.
  private static let line = 1.65

  private var lineHeight: Double { size * Self.line }

  /// The room for text in a column, up to a little before the next one.
  private func width(_ column: Int) -> Double {
    min(left(column + 1) - size * 1.5, places.right) - left(column) - textInset
  }

  /// The left edge of a column.
  private func left(_ column: Int) -> Double { places.left + Double(column * span) * places.pitch }

  /// The height it takes at the foot of a page, with the white over it.
  var height: Double { (Double(lineCount) + Self.gapLines) * lineHeight }

  /// Draws the legend with its last line on the bottom.
  func draw(bottom: Double, on builder: SceneBuilder, theme: Theme) {
    let first = bottom - Double(lineCount - 1) * lineHeight - size * 0.1
    for (column, entries) in columns.enumerated() {
      for (line, entry) in entries.enumerated() {
        draw(
          entry, at: Point(x: left(column), y: first + Double(line) * lineHeight), width: width(column), on: builder,
          theme: theme)
      }
    }
    guard hiddenCount > 0 else { return }
    let language = poster.months.first?.language ?? "en"
    let text = "+" + hiddenCount.formatted(.number.locale(Locale(identifier: language)).grouping(.never))
    builder.text(
      text, style: poster.style(.medium, size), color: theme.secondaryLabel,
      x: left(lastColumn) + textInset,
      baseline: bottom - size * 0.1)
  }

  /// The column in which the line stands that counts the rest.
  private var lastColumn: Int { columns.last.map { $0.count < lineCount ? columns.count - 1 : columns.count } ?? 0 }

  private var textInset: Double { size * 1.2 }

  /// The mark, the title in the text's colour, the date behind it in a quieter one.
  private func draw(_ entry: LegendEntry, at point: Point, width room: Double, on builder: SceneBuilder, theme: Theme) {
    let middle = point.y - size * 0.36
    if entry.isBar {
      let bar = Rect(x: point.x, y: middle - size * 0.12, width: size * 0.8, height: size * 0.24)
      builder.fill(.roundedRectangle(bar, left: size * 0.12, right: size * 0.12), entry.color)
    } else {
      let side = size * 0.5
      builder.fill(
        .ellipse(Rect(x: point.x + size * 0.15, y: middle - side / 2, width: side, height: side)), entry.color)
    }
    let gap = entry.date.isEmpty ? 0 : size * 0.7
    let style = lineStyle(entry, gap: gap, room: room, on: builder)
    let date = builder.fitted(entry.date, style: style, width: room * 0.75)
    let title = builder.fitted(entry.title, style: style, width: room - date.width - gap, smallest: 1)
    builder.text(title.text, style: title.style, color: theme.label, x: point.x + textInset, baseline: point.y)
    builder.text(
      date.text, style: date.style, color: theme.secondaryLabel, x: point.x + textInset + title.width + gap,
      baseline: point.y)
  }

  /// The style of a line that is set smaller as a whole where it is too long, by a fifth at most and not below what can be
  /// read; after that its title is shortened.
  private func lineStyle(_ entry: LegendEntry, gap: Double, room: Double, on builder: SceneBuilder) -> TextStyle {
    var style = poster.style(.regular, size, tabular: true)
    let smallest = max(size * 0.8, min(size, poster.sheet.smallestText))
    for _ in 0..<4 {
      let width =
        gap + [entry.title, entry.date].reduce(0) { $0 + builder.measuring.metrics(of: $1, style: style).width }
      if width <= room { break }
      style.size = max(smallest, style.size * (room - gap) / (width - gap))
    }
    return style
  }
}
