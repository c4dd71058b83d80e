public import Foundation

/// The selection of days from one to another, which UIKit lacks.
///
/// A user's first tap begins a range, the second ends it (before or after the first), a third begins another.
public final class CalendarSelectionDateRange: CalendarSelection {
  public private(set) weak var delegate: (any CalendarSelectionDateRangeDelegate)?
  private var chosen: (start: ChosenDate, end: ChosenDate?)?

  public init(delegate: (any CalendarSelectionDateRangeDelegate)?) {
    self.delegate = delegate
  }

  /// The first day of the range; nil for none.
  public var startDate: DateComponents? { days(of: chosen).map { reading.components(of: $0.lowerBound) } }

  /// The last day of the range, which belongs to it; nil when there is none or the user has not ended it yet.
  public var endDate: DateComponents? {
    guard chosen?.end != nil else { return nil }
    return days(of: chosen).map { reading.components(of: $0.upperBound) }
  }

  /// The selected days; a range that the user has only begun is its first day.
  public var selectedRange: ClosedRange<Day>? {
    get { days(of: chosen) }
    set { chosen = newValue.map { (.day($0.lowerBound), .day($0.upperBound)) } }
  }

  /// Sets the range; nil for none. Pictures do not move: `animated` has no effect.
  public func setSelected(from start: DateComponents?, to end: DateComponents?, animated: Bool) {
    guard let start = start ?? end else {
      chosen = nil
      return
    }
    chosen = (.components(start), .components(end ?? start))
  }

  private func days(of chosen: (start: ChosenDate, end: ChosenDate?)?) -> ClosedRange<Day>? {
    guard let chosen, let start = chosen.start.day(in: reading) else { return nil }
    guard let end = chosen.end else { return start...start }
    return end.day(in: reading).map { min(start, $0)...max(start, $0) }
  }

  override func selectedDays(in days: ClosedRange<Day>) -> Set<Day> {
    guard let range = selectedRange, range.overlaps(days) else { return [] }
    return Set(range.clamped(to: days))
  }

  override var style: SelectionStyle {
    selectedRange.map { .pill(first: $0.lowerBound, last: $0.upperBound) } ?? .discs
  }

  override func delegateAllows(_ day: Day) -> Bool {
    delegate?.dateRangeSelection(self, canSelectDate: reading.components(of: day)) ?? true
  }

  /// A tap on a day of the range begins a new range there, or ends the one begun.
  override func tapDeselects(_ day: Day) -> Bool { false }

  override func select(_ day: Day) -> Bool {
    guard askWhetherSelectable(day) else { return false }
    guard let begun = chosen, begun.end == nil, let range = days(of: (begun.start, .day(day))) else {
      chosen = (.day(day), nil)
      delegate?.dateRangeSelection(self, didSelectFrom: reading.components(of: day), to: nil)
      return true
    }
    let start = reading.components(of: range.lowerBound)
    let end = reading.components(of: range.upperBound)
    guard delegate?.dateRangeSelection(self, canSelectFrom: start, to: end) ?? true else { return false }
    selectedRange = range
    delegate?.dateRangeSelection(self, didSelectFrom: start, to: end)
    return true
  }

  override func deselect(_ day: Day) -> Bool {
    guard selectedRange?.contains(day) == true, delegate?.dateRangeSelectionCanClear(self) ?? true else {
      return false
    }
    chosen = nil
    delegate?.dateRangeSelection(self, didSelectFrom: nil, to: nil)
    return true
  }
}
