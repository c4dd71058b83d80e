import CalendarCore
import Foundation

/// A circle, a symbol of each size and a word, on days of their own.
final class DecoratedDays: CalendarViewDelegate, Sendable {
  /// Views hold their delegates weakly.
  static let always = DecoratedDays()

  func calendarView(_ view: CalendarView, decorationFor components: DateComponents) -> Decoration? {
    switch components.day {
    case 5: .default(color: .systemOrange, size: .small)
    case 14: .image(.symbol("heart.fill"), color: .systemRed, size: .large)
    case 21: .image(.symbol("airplane"), color: .systemTeal, size: .medium)
    default: nil
    }
  }
}
