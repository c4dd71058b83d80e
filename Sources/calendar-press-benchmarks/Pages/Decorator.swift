import CalendarCore
import Foundation

/// Gives every third day or so a decoration.
final class Decorator: CalendarViewDelegate {
  private let decorations: [Decoration] = [
    .default(color: .systemRed), .image(.symbol("heart.fill"), color: .systemPink),
    .image(.symbol("star.fill"), color: .systemOrange, size: .large), .default(color: .systemGreen, size: .small),
    .image(.symbol("birthday.cake.fill"), color: .systemPurple),
  ]

  func calendarView(_ calendarView: CalendarView, decorationFor dateComponents: DateComponents) -> Decoration? {
    let number = 3 * (dateComponents.month ?? 0) + 5 * (dateComponents.day ?? 0)
    return number % 3 == 0 ? decorations[number / 3 % decorations.count] : nil
  }
}
