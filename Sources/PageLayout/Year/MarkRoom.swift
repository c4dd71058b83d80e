import CalendarCore

/// What stands below the numbers of small months, and how deep it reaches, in units of the numbers' size.
struct MarkRoom {
  /// The height of a figure.
  static let figureHeight = 0.72
  static let dotDiameter = 0.25
  static let barThickness = 0.13
  /// From one lane of marks to the next.
  static let lanePitch = 0.36
  /// More lanes would push the numbers apart; what they would show is counted.
  private static let mostLanes = 2

  let hasSecondary: Bool
  let hasDecorations: Bool
  /// How many lanes of marks a row has.
  var lanes: Int

  init(_ months: [MonthContent]) {
    let days = months.flatMap(\.days)
    hasSecondary = days.contains { $0.secondaryText != nil }
    hasDecorations = days.contains { !$0.decorations.isEmpty }
    let deepest = months.map(EventMarks.lanes).max() ?? 0
    lanes = min(deepest, Self.mostLanes)
  }

  private var secondaryDepth: Double { hasSecondary ? 0.68 : 0 }
  private var decorationDepth: Double { hasDecorations ? 0.57 : 0 }

  /// From a number's middle to the middle of its decoration, before the second calendar's number moves it.
  var decorationOffset: Double { Self.figureHeight / 2 + 0.34 }
  /// From a number's middle to the middle of the second calendar's.
  var secondaryOffset: Double { Self.figureHeight / 2 + 0.44 }
  /// From a number's middle to the top of the first lane of marks.
  var laneOffset: Double { Self.figureHeight / 2 + 0.17 + secondaryDepth + decorationDepth }

  /// From a number's foot to the foot of what stands below it.
  var depth: Double {
    let marks = lanes == 0 ? 0 : 0.17 + Self.dotDiameter + Double(lanes - 1) * Self.lanePitch
    return secondaryDepth + decorationDepth + marks
  }
}
