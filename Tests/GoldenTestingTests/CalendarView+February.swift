import CalendarCore
import Foundation

extension CalendarView {
  /// February 2027 with the third as today and a heart on a day.
  static func february(heart: Int = 14) -> (view: CalendarView, delegate: HeartDelegate) {
    let view = CalendarView()
    view.timeZone = .gmt
    view.locale = Locale(identifier: "en_US")
    view.calendarSystem = CalendarSystem(.gregorian)
    view.visibleMonth = Month(calendar: .gregorian, year: 2027, number: 2)
    view.today = Day(year: 2027, month: 2, day: 3)
    let delegate = HeartDelegate(day: heart)
    view.delegate = delegate
    return (view, delegate)
  }
}

/// Puts a heart on one day of every month.
final class HeartDelegate: CalendarViewDelegate {
  private let day: Int

  init(day: Int) {
    self.day = day
  }

  func calendarView(_ view: CalendarView, decorationFor components: DateComponents) -> Decoration? {
    components.day == day ? .image(.symbol("heart.fill"), color: .systemRed, size: .large) : nil
  }
}
