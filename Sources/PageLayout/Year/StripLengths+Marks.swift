/// What there is room for under the days of a row.
extension StripLengths {
  /// The line that the number of a week keeps at the foot of its row.
  private var weekNumberLine: Double { metrics.weekNumberSize * 1.4 }

  /// Whether there is room for the numbers of weeks below the marks.
  var showsWeekNumbers: Bool {
    contents.hasWeekNumbers && lanes(over: weekNumberLine) >= max(1, contents.marks.lanes)
  }

  /// How many lanes of marks stand under the days: as many as there is room for, up to five; 0 without events.
  var lanes: Int {
    guard contents.marks.lanes > 0 else { return 0 }
    return min(5, max(1, lanes(over: showsWeekNumbers ? weekNumberLine : 0)))
  }

  private func lanes(over foot: Double) -> Int {
    let middle = topInset + metrics.weekdayHeight + metrics.rowHeight / 2
    let first = middle + metrics.daySize * (contents.marks.laneOffset + MarkRoom.dotDiameter)
    return Int(((rowHeight - foot - first) / (metrics.daySize * MarkRoom.lanePitch)).rounded(.down)) + 1
  }
}
