/// Days that a config means by `on:`.
public enum DayPattern: Hashable, Sendable {
  case day(Day)
  /// Both ends belong to it.
  case range(ClosedRange<Day>)
  case components(PartialDate)
  /// What any of them means.
  case anyOf([DayPattern])

  /// Whether a day is meant.
  public func matches(_ day: Day) -> Bool {
    !days(in: day...day).isEmpty
  }

  /// The days that are meant within a range, each once and in order.
  public func days(in range: ClosedRange<Day>) -> [Day] {
    switch self {
    case .day(let day): range.contains(day) ? [day] : []
    case .range(let days): days.overlaps(range) ? Array(days.clamped(to: range)) : []
    case .components(let date): date.days(in: range)
    case .anyOf(let patterns): Set(patterns.flatMap { $0.days(in: range) }).sorted()
    }
  }
}
