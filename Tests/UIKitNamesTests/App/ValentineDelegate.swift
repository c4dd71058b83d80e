import UIKitNames

/// Decorates Valentine's day, and whatever is added later.
class ValentineDelegate: NSObject, UICalendarViewDelegate {
  weak var calendarView: UICalendarView?
  private var decorations: [Date?: UICalendarView.Decoration]

  override init() {
    let valentinesDay = DateComponents(calendar: Calendar(identifier: .gregorian), year: 2027, month: 2, day: 14)
    let heart = UICalendarView.Decoration.image(UIImage(systemName: "heart.fill"), color: UIColor.red, size: .large)
    decorations = [valentinesDay.date: heart]
    super.init()
  }

  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    let day = DateComponents(
      calendar: dateComponents.calendar, year: dateComponents.year, month: dateComponents.month,
      day: dateComponents.day)
    return decorations[day.date]
  }

  func add(_ decoration: UICalendarView.Decoration, on date: Date) {
    let dateComponents = Calendar.current.dateComponents([.calendar, .year, .month, .day], from: date)
    decorations[dateComponents.date] = decoration
    calendarView?.reloadDecorations(forDateComponents: [dateComponents], animated: true)
  }
}
