import UIKitNames

/// Lets the user choose one working day, or a week.
final class AppointmentViewController: UIViewController {
  let calendarView = UICalendarView(frame: CGRect(x: 0, y: 0, width: 320, height: 340))
  private(set) var chosen: [String] = []
  var canBeCleared = false

  override func loadView() {
    view = calendarView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    calendarView.calendar = Calendar(identifier: .gregorian)
    calendarView.locale = Locale(identifier: "en_US")
    calendarView.setVisibleDateComponents(DateComponents(year: 2027, month: 2), animated: false)
    calendarView.wantsDateDecorations = false
    chooseADay()
  }

  func chooseADay() {
    let selection = UICalendarSelectionSingleDate(delegate: self)
    calendarView.selectionBehavior = selection
    selection.selectedDate = DateComponents(
      calendar: Calendar(identifier: .gregorian), year: 2027, month: 2, day: 16)
  }

  func chooseAWeek() {
    let selection = UICalendarSelectionWeekOfYear(delegate: self)
    calendarView.selectionBehavior = selection
    selection.setSelected(
      DateComponents(calendar: Calendar(identifier: .gregorian), weekOfYear: 8, yearForWeekOfYear: 2027), animated: true
    )
  }
}

extension AppointmentViewController: UICalendarSelectionSingleDateDelegate {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool {
    guard let date = dateComponents?.date, let calendar = dateComponents?.calendar else { return canBeCleared }
    return !calendar.isDateInWeekend(date)
  }

  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
    chosen.append(dateComponents.map { "day \($0.day ?? 0)" } ?? "nothing")
  }
}

extension AppointmentViewController: UICalendarSelectionWeekOfYearDelegate {
  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool {
    weekOfYearComponents.map { $0.weekOfYear != 9 } ?? canBeCleared
  }

  func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) {
    chosen.append(weekOfYearComponents.map { "week \($0.weekOfYear ?? 0)" } ?? "nothing")
  }
}
