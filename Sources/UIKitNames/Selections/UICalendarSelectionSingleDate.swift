import CalendarCore

/// The selection of one day at most.
@MainActor
public final class UICalendarSelectionSingleDate: UICalendarSelection {
  public private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  private let single: CalendarSelectionSingleDate
  private let adapter = SingleDateAdapter()

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    single = CalendarSelectionSingleDate(delegate: adapter)
    super.init(single)
    adapter.selection = self
  }

  public var selectedDate: DateComponents? {
    get { single.selectedDate }
    set { single.selectedDate = newValue }
  }

  public func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    single.setSelected(dateComponents, animated: animated)
  }
}

/// Passes what the selection asks on to its delegate.
@MainActor
private final class SingleDateAdapter: @MainActor CalendarSelectionSingleDateDelegate {
  weak var selection: UICalendarSelectionSingleDate?

  func dateSelection(_ selection: CalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
    guard let owner = self.selection else { return }
    owner.delegate?.dateSelection(owner, didSelectDate: dateComponents)
  }

  func dateSelection(_ selection: CalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
    guard let owner = self.selection, let delegate = owner.delegate else { return dateComponents != nil }
    return delegate.dateSelection(owner, canSelectDate: dateComponents)
  }
}
