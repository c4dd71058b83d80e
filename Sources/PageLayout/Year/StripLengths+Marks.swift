/// What there is room for under the days of a row.
extension StripLengths {
  /// The line that the number of a week keeps at the foot of its row.
  private var weekNumberLine: Double { metrics.weekNumberSize * 1.4 }

  /// Whether there is room for the numbers of weeks below the marks.
  var showsWeekNumbers: Bool {
    let marks = contents.marks
    return contents.hasWeekNumbers
      && lanes(over: weekNumberLine, hasDecorations: marks.hasDecorations) >= max(1, marks.lanes)
  }

  /// How many lanes of marks stand under the days of a row: as many as there is room for, up to five; 0 without events.
  func lanes(hasDecorations: Bool) -> Int {
    guard contents.marks.lanes > 0 else { return 0 }
    return min(5, max(1, lanes(over: showsWeekNumbers ? weekNumberLine : 0, hasDecorations: hasDecorations)))
  }

  private func lanes(over foot: Double, hasDecorations: Bool) -> Int {
    let middle = topInset + metrics.weekdayHeight + metrics.rowHeight / 2
    let offset = contents.marks.laneOffset(hasDecorations: hasDecorations)
    let first = middle + metrics.daySize * (offset + MarkRoom.dotDiameter)
    return Int(((rowHeight - foot - first) / (metrics.daySize * MarkRoom.lanePitch)).rounded(.down)) + 1
  }
}
