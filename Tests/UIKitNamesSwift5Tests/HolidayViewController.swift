import UIKitNames

/// View-controller code as Swift 5 compiles it.
class HolidayViewController: UIViewController, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
  let calendarView = UICalendarView()
  var holidays: Set<Int> = [14]
  var selected: DateComponents?

  override func viewDidLoad() {
    super.viewDidLoad()
    calendarView.calendar = Calendar(identifier: .gregorian)
    calendarView.locale = Locale(identifier: "en_US")
    calendarView.delegate = self
    calendarView.visibleDateComponents = DateComponents(year: 2027, month: 2)
    calendarView.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
    calendarView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(calendarView)
    NSLayoutConstraint.activate([
      calendarView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      calendarView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      calendarView.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.9),
    ])
  }

  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    guard let day = dateComponents.day, holidays.contains(day) else { return nil }
    return UICalendarView.Decoration.customView {
      let emoji = UILabel()
      emoji.text = "🏖"
      return emoji
    }
  }

  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
    selected = dateComponents
  }
}
