public import CalendarCore

/// An event of a config: once, or on every day a pattern means.
public struct EventRule: Hashable, Sendable {
  public var days: DayPattern
  public var title: String
  public var color: Color?
  /// The minute of the day at which it begins; nil for all-day events.
  public var startMinute: Int?

  /// The events that touch some days. A range is one event over all of its days.
  public func events(touching range: ClosedRange<Day>) -> [CalendarEvent] {
    events(of: days, touching: range)
  }

  private func events(of pattern: DayPattern, touching range: ClosedRange<Day>) -> [CalendarEvent] {
    switch pattern {
    case .range(let days): days.overlaps(range) ? [event(on: days)] : []
    case .anyOf(let patterns): patterns.flatMap { events(of: $0, touching: range) }
    case .day, .components: pattern.days(in: range).map { event(on: $0...$0) }
    }
  }

  private func event(on days: ClosedRange<Day>) -> CalendarEvent {
    CalendarEvent(title: title, days: days, startMinute: startMinute, color: color)
  }
}
