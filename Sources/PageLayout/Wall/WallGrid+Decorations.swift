import CalendarCore

/// Decorations on the line of a day's number.
extension WallGrid {
  /// Draws decorations after the number, as many as there is room for: at the end of the line they would seem to be the
  /// next day's.
  func drawDecorations(of day: DayContent, from start: Double, to end: Double, middle: Double) throws {
    let painter = DecorationPainter(builder: builder, theme: theme, tint: tint, design: content.fontDesign)
    let cell = cell(row: day.row, column: day.column)
    var x = start
    for decoration in day.decorations {
      let wanted = metrics.daySize * (decoration.view == nil ? decoration.size.wallShare : 1.2)
      // Beside large numbers decorations are smaller; those that would be no more than specks are left out.
      let side = min(wanted, end - x)
      guard side >= min(wanted, metrics.smallSize) else { return }
      let box = Rect(x: x, y: middle - side / 2, width: side, height: side)
      try painter.draw(decoration, in: box, clippedTo: cell, scale: metrics.daySize / 14)
      x += side + metrics.gutter / 4
    }
  }
}

extension DecorationSize {
  /// The side of a decoration against the size of the numbers.
  fileprivate var wallShare: Double {
    switch self {
    case .small: 0.55
    case .medium: 0.85
    case .large: 1.2
    }
  }
}
