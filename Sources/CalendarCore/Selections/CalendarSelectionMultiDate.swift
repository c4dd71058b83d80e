public import Foundation

/// The selection of any number of days. A tap selects a day or takes it back.
public final class CalendarSelectionMultiDate: CalendarSelection {
  public private(set) weak var delegate: (any CalendarSelectionMultiDateDelegate)?
  private var chosen: [ChosenDate] = []

  public init(delegate: (any CalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
  }

  /// The selected days in the order in which they were selected. What was set in code comes back as it was set.
  public var selectedDates: [DateComponents] {
    get { chosen.map { $0.components(in: reading) } }
    set { chosen = newValue.map(ChosenDate.components) }
  }

  /// The selected days, however their components were made.
  public var selectedDays: Set<Day> {
    get { Set(chosen.compactMap { $0.day(in: reading) }) }
    set { chosen = newValue.sorted().map(ChosenDate.day) }
  }

  /// Sets the selected days. Pictures do not move: `animated` has no effect.
  public func setSelectedDates(_ dates: [DateComponents], animated: Bool) {
    selectedDates = dates
  }

  override func selectedDays(in days: ClosedRange<Day>) -> Set<Day> {
    selectedDays.filter(days.contains)
  }

  override func delegateAllows(_ day: Day) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: reading.components(of: day)) ?? true
  }

  override func select(_ day: Day) -> Bool {
    guard !selectedDays.contains(day), askWhetherSelectable(day) else { return false }
    chosen.append(.day(day))
    delegate?.multiDateSelection(self, didSelectDate: reading.components(of: day))
    return true
  }

  override func deselect(_ day: Day) -> Bool {
    let reading = reading
    let components = reading.components(of: day)
    guard selectedDays.contains(day),
      delegate?.multiDateSelection(self, canDeselectDate: components) ?? true
    else { return false }
    chosen.removeAll { $0.day(in: reading) == day }
    delegate?.multiDateSelection(self, didDeselectDate: components)
    return true
  }
}
