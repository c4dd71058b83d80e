import CalendarCore
import Foundation
import PageLayout

/// The moon's phases as decorations of the days on which they fall.
struct MoonDecorations {
  private var phases: [Day: Decoration] = [:]

  /// The phases of some days, drawn for a theme.
  init(in days: ClosedRange<Day>, timeZone: TimeZone, theme: Theme) {
    for occurrence in MoonPhase.occurrences(in: days, timeZone: timeZone) {
      // The symbols' ink is the moon's dark side; on a dark page it must be the lit one.
      let name = occurrence.phase.symbolName + (theme.appearance == .dark ? ".inverse" : "")
      phases[occurrence.day] = .image(.symbol(name), color: Color(theme.secondaryLabel), size: .medium)
    }
  }

  /// The phase that falls on a day.
  subscript(day: Day) -> Decoration? { phases[day] }
}
