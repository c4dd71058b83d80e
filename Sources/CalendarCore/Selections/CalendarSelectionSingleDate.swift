public import Foundation

/// The selection of one day at most.
public final class CalendarSelectionSingleDate: CalendarSelection {
  public private(set) weak var delegate: (any CalendarSelectionSingleDateDelegate)?
  private var chosen: ChosenDate?

  public init(delegate: (any CalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
  }

  /// The selected day; nil for none. What was set in code comes back as it was set.
  public var selectedDate: DateComponents? {
    get { chosen?.components(in: reading) }
    set { chosen = newValue.map(ChosenDate.components) }
  }

  /// The selected day, however its components were made.
  public var selectedDay: Day? {
    get { chosen?.day(in: reading) }
    set { chosen = newValue.map(ChosenDate.day) }
  }

  /// Sets the selected day. Pictures do not move: `animated` has no effect.
  public func setSelected(_ date: DateComponents?, animated: Bool) {
    selectedDate = date
  }

  override func selectedDays(in days: ClosedRange<Day>) -> Set<Day> {
    guard let day = selectedDay, days.contains(day) else { return [] }
    return [day]
  }

  override func delegateAllows(_ day: Day) -> Bool {
    delegate?.dateSelection(self, canSelectDate: reading.components(of: day)) ?? true
  }

  override func select(_ day: Day) -> Bool {
    guard selectedDay != day, askWhetherSelectable(day) else { return false }
    selectedDay = day
    delegate?.dateSelection(self, didSelectDate: reading.components(of: day))
    return true
  }

  override func deselect(_ day: Day) -> Bool {
    guard selectedDay == day, delegate?.dateSelection(self, canSelectDate: nil) ?? false else { return false }
    selectedDay = nil
    delegate?.dateSelection(self, didSelectDate: nil)
    return true
  }
}
