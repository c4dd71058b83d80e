import CalendarCore

/// A month in words.
extension MonthRegion {
  /// The title, and every day of which there is something to say.
  var altText: String {
    let notable = days.filter {
      !$0.decorations.isEmpty || !$0.events.isEmpty || $0.hiddenEventCount > 0
        || !Set($0.states).isDisjoint(with: [.selected, .today])
    }
    return ([title] + notable.map(\.label)).joined(separator: "\n")
  }
}
