import CalendarCore

/// What stands below the numbers of small months, and how deep it reaches, in units of the numbers' size.
struct MarkRoom {
  /// The height of a figure.
  static let figureHeight = 0.72
  static let dotDiameter = 0.25
  static let barThickness = 0.13
  /// From one lane of marks to the next.
  static let lanePitch = 0.36

  let hasSecondary: Bool
  let hasDecorations: Bool
  let hasEvents: Bool

  init(_ months: [MonthContent]) {
    let days = months.flatMap(\.days)
    hasSecondary = days.contains { $0.secondaryText != nil }
    hasDecorations = days.contains { !$0.decorations.isEmpty }
    hasEvents = months.contains { !$0.events.isEmpty }
  }

  /// From a number's foot to the top of the second calendar's number.
  private var secondaryDepth: Double { hasSecondary ? 0.68 : 0 }
  private var decorationDepth: Double { hasDecorations ? 0.55 : 0 }

  /// From a number's middle to the middle of its decoration, before the second calendar's number moves it.
  var decorationOffset: Double { Self.figureHeight / 2 + 0.32 }
  /// From a number's middle to the top of the first lane of marks.
  var laneOffset: Double { Self.figureHeight / 2 + 0.17 + secondaryDepth + decorationDepth }

  /// From a number's foot to the foot of what stands below it.
  var depth: Double {
    let marks = hasEvents ? Self.dotDiameter + 0.25 : 0.1
    return secondaryDepth + decorationDepth + marks
  }

  /// How many lanes of marks a row has room for: one at least, two at most.
  func lanes(rowHeight: Double, numberSize: Double) -> Int {
    guard hasEvents else { return 0 }
    let room = rowHeight / 2 / numberSize - laneOffset - Self.dotDiameter
    return room >= Self.lanePitch ? 2 : 1
  }
}
