import CalendarCore

/// Events as a family's calendar has them.
enum SampleEvents {
  /// A dozen events in a month, some over several days.
  static func events(in days: ClosedRange<Day>) -> [CalendarEvent] {
    let titles = ["Choir", "Dentist", "Holidays in Wales", "Parents' evening", "Swimming", "Grandma's birthday"]
    let colors: [Color] = [.systemRed, .systemBlue, .systemGreen, .systemOrange]
    return (0..<12).map { index in
      let first = days.lowerBound.advanced(by: index * 7 % 27)
      return CalendarEvent(
        title: titles[index % titles.count], days: first...first.advanced(by: index % 4 == 2 ? 4 : 0),
        startMinute: index % 2 == 0 ? nil : 540 + 30 * index, color: colors[index % colors.count])
    }
  }
}
