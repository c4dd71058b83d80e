import CalendarCore

/// The selection of one week at most.
@MainActor
public final class UICalendarSelectionWeekOfYear: UICalendarSelection {
  public private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
  private let week: CalendarSelectionWeekOfYear
  private let adapter = WeekOfYearAdapter()

  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    week = CalendarSelectionWeekOfYear(delegate: adapter)
    super.init(week)
    adapter.selection = self
  }

  /// The selected week, by `yearForWeekOfYear` and `weekOfYear`.
  public var selectedWeekOfYear: DateComponents? {
    get { week.selectedWeekOfYear }
    set { week.selectedWeekOfYear = newValue }
  }

  public func setSelected(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
    week.setSelected(selectedWeekOfYear, animated: animated)
  }
}

/// Passes what the selection asks on to its delegate.
@MainActor
private final class WeekOfYearAdapter: @MainActor CalendarSelectionWeekOfYearDelegate {
  weak var selection: UICalendarSelectionWeekOfYear?

  func week(
    ofYearSelection selection: CalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) {
    guard let owner = self.selection else { return }
    owner.delegate?.week(ofYearSelection: owner, didSelectWeekOfYear: weekOfYearComponents)
  }

  func week(
    ofYearSelection selection: CalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool {
    guard let owner = self.selection, let delegate = owner.delegate else { return weekOfYearComponents != nil }
    return delegate.week(ofYearSelection: owner, canSelectWeekOfYear: weekOfYearComponents)
  }
}
