import CalendarCore

/// An event as a poster's legend names it.
struct LegendEntry: Hashable {
  let title: String
  /// Its days in words.
  let date: String
  let color: RGBA
  /// Whether it goes over several days, so that its mark is a bar.
  let isBar: Bool

  /// The events of a run of months, each once, in the order in which they begin.
  static func entries(of months: [MonthContent], theme: Theme) -> [LegendEntry] {
    var seen: Set<CalendarEvent> = []
    var entries: [LegendEntry] = []
    for month in months {
      for (index, event) in month.events.enumerated() where seen.insert(event).inserted {
        entries.append(
          LegendEntry(
            title: event.title.split(whereSeparator: \.isNewline).joined(separator: " "),
            date: month.eventDates.indices.contains(index) ? month.eventDates[index] : "",
            color: (event.color ?? month.tintColor).resolved(for: theme.appearance),
            isBar: event.days.count > 1))
      }
    }
    return entries
  }
}
