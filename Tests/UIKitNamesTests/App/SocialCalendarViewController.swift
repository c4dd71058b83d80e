import UIKitNames

/// What happens on a day, as the app's store knows it.
enum SocialEvent {
  case none, busy, travel, party
}

/// A label that the app shows under the day of a party.
final class PartyLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    text = "🎉"
    font = .systemFont(ofSize: 12, weight: .semibold)
    textColor = .systemPink
    textAlignment = .center
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// Shows a month of events and lets the user pick several days.
final class SocialCalendarViewController: UIViewController {
  let calendarView = UICalendarView()
  private let headline = UILabel()
  private let gregorian = Calendar(identifier: .gregorian)
  private var events: [DateComponents: SocialEvent] = [:]
  private lazy var multiDateSelection = UICalendarSelectionMultiDate(delegate: self)
  private(set) var log: [String] = []
  private(set) var partyLabels = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    configureHeadline()
    configureCalendar()
    configureLayout()
  }

  private func configureHeadline() {
    headline.text = "Your month"
    headline.font = UIFont.preferredFont(forTextStyle: .headline)
    headline.textColor = .secondaryLabel
    headline.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(headline)
  }

  private func configureCalendar() {
    calendarView.calendar = gregorian
    calendarView.locale = Locale(identifier: "zh_TW")
    calendarView.fontDesign = .rounded
    calendarView.tintColor = .systemTeal
    calendarView.layer.cornerRadius = 12
    calendarView.backgroundColor = .systemBackground
    calendarView.delegate = self
    calendarView.visibleDateComponents = DateComponents(calendar: gregorian, year: 2027, month: 2, day: 1)
    guard
      let start = DateComponents(calendar: gregorian, year: 2027, month: 1, day: 1).date,
      let end = DateComponents(calendar: gregorian, year: 2027, month: 12, day: 31).date
    else { fatalError("2027 has a first and a last day") }
    calendarView.availableDateRange = DateInterval(start: start, end: end)
    calendarView.selectionBehavior = multiDateSelection
    multiDateSelection.setSelectedDates([DateComponents(year: 2027, month: 2, day: 3)], animated: false)
  }

  private func configureLayout() {
    calendarView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(calendarView)
    let height = calendarView.heightAnchor.constraint(greaterThanOrEqualToConstant: 300)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      headline.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      headline.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      calendarView.topAnchor.constraint(equalTo: headline.bottomAnchor, constant: 8),
      calendarView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      calendarView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      calendarView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      height,
    ])
    calendarView.setContentHuggingPriority(.required, for: .vertical)
  }

  func schedule(_ event: SocialEvent, on day: Int) {
    let date = DateComponents(year: 2027, month: 2, day: day)
    events[date] = event
    calendarView.reloadDecorations(forDateComponents: [date], animated: true)
  }

  private func event(on dateComponents: DateComponents) -> SocialEvent {
    let key = DateComponents(year: dateComponents.year, month: dateComponents.month, day: dateComponents.day)
    return events[key] ?? .none
  }
}

extension SocialCalendarViewController: UICalendarViewDelegate {
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    switch event(on: dateComponents) {
    case .none:
      return nil
    case .busy:
      return .default()
    case .travel:
      return .image(UIImage(systemName: "airplane"), color: .systemOrange)
    case .party:
      return .customView {
        self.partyLabels += 1
        return PartyLabel()
      }
    }
  }

  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {
    let month = calendarView.visibleDateComponents.month ?? 0
    log.append("from month \(previousDateComponents.month ?? 0) to \(month)")
  }
}

extension SocialCalendarViewController: UICalendarSelectionMultiDateDelegate {
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
    log.append("selected \(dateComponents.day ?? 0)")
  }

  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
    log.append("deselected \(dateComponents.day ?? 0)")
  }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool {
    event(on: dateComponents) != .busy
  }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool {
    event(on: dateComponents) != .travel
  }
}
