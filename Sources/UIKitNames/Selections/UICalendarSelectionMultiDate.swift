import CalendarCore

/// The selection of any number of days.
@MainActor
public final class UICalendarSelectionMultiDate: UICalendarSelection {
  public private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  private let multi: CalendarSelectionMultiDate
  private let adapter = MultiDateAdapter()

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    multi = CalendarSelectionMultiDate(delegate: adapter)
    super.init(multi)
    adapter.selection = self
  }

  public var selectedDates: [DateComponents] {
    get { multi.selectedDates }
    set { multi.selectedDates = newValue }
  }

  public func setSelectedDates(_ dates: [DateComponents], animated: Bool) {
    multi.setSelectedDates(dates, animated: animated)
  }
}

/// Passes what the selection asks on to its delegate.
@MainActor
private final class MultiDateAdapter: @MainActor CalendarSelectionMultiDateDelegate {
  weak var selection: UICalendarSelectionMultiDate?

  func multiDateSelection(_ selection: CalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
    guard let owner = self.selection else { return }
    owner.delegate?.multiDateSelection(owner, didSelectDate: dateComponents)
  }

  func multiDateSelection(_ selection: CalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
    guard let owner = self.selection else { return }
    owner.delegate?.multiDateSelection(owner, didDeselectDate: dateComponents)
  }

  func multiDateSelection(_ selection: CalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
  {
    guard let owner = self.selection, let delegate = owner.delegate else { return true }
    return delegate.multiDateSelection(owner, canSelectDate: dateComponents)
  }

  func multiDateSelection(_ selection: CalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents)
    -> Bool
  {
    guard let owner = self.selection, let delegate = owner.delegate else { return true }
    return delegate.multiDateSelection(owner, canDeselectDate: dateComponents)
  }
}
