import CalendarCore

extension ValueType where Value == DayPattern {
  private static let takesPattern =
    "a date, a range such as 2027-02-10..2027-02-16, a list of those, or components such as {month: 2, day: 14}"

  private static let single = ValueShape.anyOf([
    .text(pattern: TextPattern.dateOrDates), .map(MapShape(PatternKeys.all, count: 1...PatternKeys.all.count)),
  ])

  /// Days by date, range, components, or a list of those.
  static let pattern: ValueType = ValueType(
    takes: takesPattern, shape: .shared("days", .anyOf([single, .list(of: single)]))
  ) { value in
    switch value.node.value {
    case .list(let nodes):
      guard !nodes.isEmpty else {
        value.refuse("\(value.key) is an empty list; it takes \(takesPattern)")
        return nil
      }
      guard value.canHave(nodes) else { return nil }
      let patterns = nodes.map { single(value.with($0)) }
      // Every element is read before one that is wrong spoils the list, so that all mistakes are told.
      return patterns.contains(nil) ? nil : .anyOf(patterns.compactMap(\.self))
    default: return single(value)
    }
  }

  private static func single(_ value: KeyedValue) -> DayPattern? {
    switch value.node.value {
    case .map: PartialDateReader(value)?.date.map(DayPattern.components)
    case .scalar(let text, _) where text.contains(".."):
      ValueType<ClosedRange<Day>>.dateRange.read(value).map(DayPattern.range)
    case .scalar(let text, _): value.day(text, takes: takesPattern).map(DayPattern.day)
    case .list, .nothing, .unreadable:
      {
        value.refuse(takes: takesPattern)
        return nil
      }()
    }
  }
}
