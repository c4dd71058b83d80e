import CalendarCore

/// What stands below the numbers of small months, and how deep it reaches, in units of the numbers' size.
struct MarkRoom {
  /// What stands below the numbers of one row.
  private struct Row: Hashable {
    var hasDecorations: Bool
    /// How many lanes of marks would show every event.
    var lanes: Int
  }

  /// The height of a figure.
  static let figureHeight = 0.72
  static let dotDiameter = 0.25
  static let barThickness = 0.13
  /// From one lane of marks to the next.
  static let lanePitch = 0.36

  /// More lanes would push the numbers apart; events beyond them are counted.
  var mostLanes = Self.usualLanes
  private static let usualLanes = 2
  private let hasSecondary: Bool
  /// The rows of all months, each kind once.
  private let rows: Set<Row>

  init(_ months: [MonthContent]) {
    hasSecondary = months.contains { $0.days.contains { $0.secondaryText != nil } }
    rows = months.reduce(into: []) { rows, month in
      let decorated = month.decoratedRows
      for (row, lanes) in EventMarks.lanes(of: month, atMost: Self.usualLanes).enumerated() {
        rows.insert(Row(hasDecorations: decorated.contains(row), lanes: lanes))
      }
    }
  }

  /// How many lanes of marks a row has.
  var lanes: Int { min(mostLanes, rows.map(\.lanes).max() ?? 0) }
  var hasDecorations: Bool { rows.contains(where: \.hasDecorations) }

  private var secondaryDepth: Double { hasSecondary ? 0.68 : 0 }
  private static let decorationDepth = 0.57

  /// From a number's middle to the middle of its decoration, before the second calendar's number moves it.
  var decorationOffset: Double { Self.figureHeight / 2 + 0.34 }
  /// From a number's middle to the middle of the second calendar's.
  var secondaryOffset: Double { Self.figureHeight / 2 + 0.44 }

  /// From a number's middle to the top of the first lane of marks, which lies lower in rows with decorations.
  func laneOffset(hasDecorations: Bool) -> Double {
    Self.figureHeight / 2 + 0.17 + secondaryDepth + (hasDecorations ? Self.decorationDepth : 0)
  }

  /// From a number's foot to the foot of what stands below it in the fullest row.
  var depth: Double {
    let deepest = rows.map { row in
      let lanes = min(row.lanes, mostLanes)
      let marks = lanes == 0 ? 0 : 0.17 + Self.dotDiameter + Double(lanes - 1) * Self.lanePitch
      return marks + (row.hasDecorations ? Self.decorationDepth : 0)
    }
    return secondaryDepth + (deepest.max() ?? 0)
  }
}

extension MonthContent {
  /// The rows in which a day has decorations.
  var decoratedRows: Set<Int> { Set(days.filter { !$0.decorations.isEmpty }.map(\.row)) }
}
