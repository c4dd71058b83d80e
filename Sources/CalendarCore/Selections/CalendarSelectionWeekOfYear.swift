public import Foundation

/// The selection of one week at most, by the view's rule for weeks.
public final class CalendarSelectionWeekOfYear: CalendarSelection {
  public private(set) weak var delegate: (any CalendarSelectionWeekOfYearDelegate)?
  private var chosen: ChosenDate?

  public init(delegate: (any CalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
  }

  /// The selected week, by `yearForWeekOfYear` and `weekOfYear` (components of a day stand for its week); nil for
  /// none. What was set in code comes back as it was set.
  public var selectedWeekOfYear: DateComponents? {
    get {
      switch chosen {
      case .day(let day): reading.components(ofWeekContaining: day)
      case .components(let components): components
      case nil: nil
      }
    }
    set { chosen = newValue.map(ChosenDate.components) }
  }

  /// The selected week by its number; nil when the year has no such week.
  public var selectedWeek: WeekOfYear? {
    get { selectedDays.map { reading.weekRule.week(of: $0.lowerBound, in: reading.system) } }
    set {
      selectedWeekOfYear = newValue.map {
        DateComponents(weekOfYear: $0.weekOfYear, yearForWeekOfYear: $0.yearForWeekOfYear)
      }
    }
  }

  /// The days of the selected week.
  public var selectedDays: ClosedRange<Day>? {
    chosen?.day(in: reading).map(unit)
  }

  /// Sets the selected week. Pictures do not move: `animated` has no effect.
  public func setSelected(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
    self.selectedWeekOfYear = selectedWeekOfYear
  }

  override func selectedDays(in days: ClosedRange<Day>) -> Set<Day> {
    guard let week = selectedDays, week.overlaps(days) else { return [] }
    return Set(week.clamped(to: days))
  }

  override var style: SelectionStyle {
    selectedDays.map { .pill(first: $0.lowerBound, last: $0.upperBound) } ?? .discs
  }

  override func unit(of day: Day) -> ClosedRange<Day> {
    let start = reading.weekRule.start(ofWeekWith: day)
    return start...start.advanced(by: 6)
  }

  override func delegateAllows(_ day: Day) -> Bool {
    delegate?.week(ofYearSelection: self, canSelectWeekOfYear: reading.components(ofWeekContaining: day)) ?? true
  }

  override func select(_ day: Day) -> Bool {
    guard selectedDays?.contains(day) != true, askWhetherSelectable(day) else { return false }
    chosen = .day(day)
    delegate?.week(ofYearSelection: self, didSelectWeekOfYear: reading.components(ofWeekContaining: day))
    return true
  }

  override func deselect(_ day: Day) -> Bool {
    guard selectedDays?.contains(day) == true,
      delegate?.week(ofYearSelection: self, canSelectWeekOfYear: nil) ?? false
    else { return false }
    chosen = nil
    delegate?.week(ofYearSelection: self, didSelectWeekOfYear: nil)
    return true
  }
}
