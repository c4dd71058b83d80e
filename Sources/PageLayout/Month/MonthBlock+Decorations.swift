import CalendarCore

/// What sits below a number.
extension MonthBlock {
  /// Draws a day's decorations beside each other, centred under its number, smaller when they would not fit.
  func drawDecorations(of day: DayContent) throws {
    guard !day.decorations.isEmpty else { return }
    let painter = DecorationPainter(builder: builder, theme: theme, tint: tint, design: content.fontDesign)
    let scale = metrics.daySize / MonthMetrics.uikit.daySize
    let cell = cell(row: day.row, column: day.column)
    let offset = metrics.decorationOffset + (day.secondaryText == nil ? 0 : metrics.secondarySize * 1.2)
    let center = Point(x: cell.midX, y: numberCenter(row: day.row, column: day.column).y + offset)
    // A custom view is cut off at its cell, so it gets no more height than there is.
    let boxes = boxes(for: day.decorations, around: center, viewHeight: max(0, 2 * (cell.maxY - center.y)))
    for (decoration, box) in zip(day.decorations, boxes) {
      try painter.draw(decoration, in: box, clippedTo: cell, scale: scale)
    }
  }

  private func boxes(for decorations: [Decoration], around center: Point, viewHeight: Double) -> [Rect] {
    let sizes = decorations.map { decoration in
      let side = metrics.decorationSide(decoration.size)
      guard decoration.view != nil else { return Size(width: side, height: side) }
      return Size(
        width: decorations.count == 1 ? metrics.columnWidth : metrics.daySize,
        height: min(metrics.daySize * 0.8, viewHeight))
    }
    let gap = metrics.daySize * 0.12
    let natural = sizes.reduce(0) { $0 + $1.width } + gap * Double(sizes.count - 1)
    let shrink = min(1, metrics.columnWidth * 0.96 / natural)
    var x = center.x - natural * shrink / 2
    return sizes.map { size in
      defer { x += (size.width + gap) * shrink }
      return Rect(
        x: x, y: center.y - size.height * shrink / 2, width: size.width * shrink, height: size.height * shrink)
    }
  }
}
