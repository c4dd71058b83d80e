public import CalendarCore

/// What a config selects.
public enum SelectedDates: Hashable, Sendable {
  case singleDate(Day)
  case multiDate([Day])
  case weekOfYear(WeekOfYear)
  /// Both ends belong to it.
  case dateRange(ClosedRange<Day>)
}
