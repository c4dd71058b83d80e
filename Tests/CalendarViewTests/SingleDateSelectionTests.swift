import CalendarCore
import Foundation
import Testing

struct SingleDateSelectionTests {
  private final class Delegate: CalendarSelectionSingleDateDelegate {
    var refused: Set<Int?> = [nil]
    private(set) var asked: [Int?] = []
    private(set) var told: [DateComponents?] = []

    func dateSelection(_ selection: CalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
    {
      asked.append(dateComponents?.day)
      return !refused.contains(dateComponents?.day)
    }

    func dateSelection(_ selection: CalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
      told.append(dateComponents)
    }
  }

  /// Leaves what is optional to its default.
  private final class Plain: CalendarSelectionSingleDateDelegate {
    private(set) var told: [DateComponents?] = []

    func dateSelection(_ selection: CalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
      told.append(dateComponents)
    }
  }

  private let view = CalendarView.february2027()
  private let delegate = Delegate()
  private let selection: CalendarSelectionSingleDate

  init() {
    selection = CalendarSelectionSingleDate(delegate: delegate)
    view.selectionBehavior = selection
  }

  @Test func nothingIsSelectedAtFirst() {
    #expect(selection.selectedDate == nil)
    #expect(view.days(in: .selected).isEmpty)
    #expect(CalendarView().selectionBehavior == nil)
  }

  @Test func withoutABehaviorNothingCanBeSelected() {
    view.selectionBehavior = nil
    #expect(!view.select(Day("2027-02-14")))
    #expect(!view.deselect(Day("2027-02-14")))
    #expect(!view.tap(Day("2027-02-14")))
    #expect(view.days(in: .selected).isEmpty)
    #expect(view.days(in: .unselectable).isEmpty)
  }

  @Test func aUsersActionAsksAndTells() throws {
    #expect(view.select(Day("2027-02-14")))
    #expect(delegate.asked == [14])
    #expect(selection.selectedDay == Day("2027-02-14"))
    #expect(view.days(in: .selected) == [Day("2027-02-14")])
    let told = try #require(delegate.told.first ?? nil)
    #expect(told.calendar?.identifier == .gregorian)
    #expect([told.era, told.year, told.month, told.day] == [1, 2027, 2, 14])
    #expect(told.isLeapMonth == false)
    #expect(selection.selectedDate == told)
    #expect(view.select(Day("2027-02-20")))
    #expect(view.days(in: .selected) == [Day("2027-02-20")])
    #expect(delegate.told.map { $0?.day } == [14, 20])
  }

  @Test func whatIsRefusedIsNotSelected() {
    delegate.refused = [14]
    #expect(!view.select(Day("2027-02-14")))
    #expect(selection.selectedDate == nil)
    #expect(delegate.told.isEmpty)
  }

  @Test func settingItCallsNobody() {
    delegate.refused = [14]
    selection.selectedDate = DateComponents(year: 2027, month: 2, day: 14)
    selection.setSelected(DateComponents(year: 2027, month: 2, day: 14), animated: true)
    #expect(view.days(in: .selected) == [Day("2027-02-14")])
    selection.selectedDate = nil
    selection.selectedDay = Day("2027-02-14")
    selection.setSelected(nil, animated: true)
    #expect(view.days(in: .selected).isEmpty)
    #expect(delegate.told.isEmpty)
  }

  @Test func selectingTheSameDayAgainChangesNothing() {
    view.select(Day("2027-02-14"))
    #expect(!view.select(Day("2027-02-14")))
    #expect(delegate.told.count == 1)
  }

  @Test func canNotBeClearedUnlessTheDelegateSaysSo() {
    view.select(Day("2027-02-14"))
    #expect(!view.tap(Day("2027-02-14")))
    #expect(!view.deselect(Day("2027-02-14")))
    #expect(selection.selectedDay == Day("2027-02-14"))
    delegate.refused = []
    #expect(!view.deselect(Day("2027-02-15")))
    #expect(view.tap(Day("2027-02-14")))
    #expect(selection.selectedDate == nil)
    #expect(delegate.told.map { $0?.day } == [14, nil])
    #expect(delegate.asked == [14, nil, nil, nil])
  }

  @Test func byDefaultDaysCanBeSelectedAndTheSelectionNotCleared() {
    let plain = Plain()
    let selection = CalendarSelectionSingleDate(delegate: plain)
    view.selectionBehavior = selection
    #expect(view.tap(Day("2027-02-14")))
    #expect(!view.tap(Day("2027-02-14")))
    #expect(plain.told.map { $0?.day } == [14])
    let free = CalendarSelectionSingleDate(delegate: nil)
    view.selectionBehavior = free
    #expect(view.tap(Day("2027-02-14")))
    #expect(!view.tap(Day("2027-02-14")))
    #expect(free.selectedDate?.day == 14)
  }

  @Test func unavailableDaysCanNotBeTouched() {
    view.availableDays = Day("2027-02-10")...Day("2027-02-20")
    #expect(!view.tap(Day("2027-02-21")))
    #expect(delegate.asked.isEmpty)
    selection.selectedDay = Day("2027-02-21")
    delegate.refused = []
    #expect(!view.deselect(Day("2027-02-21")))
    #expect(view.days(in: .selected) == [Day("2027-02-21")])
  }

  @Test func theDelegateIsNotKeptAlive() {
    var delegate: Delegate? = Delegate()
    weak let observed = delegate
    let selection = CalendarSelectionSingleDate(delegate: delegate)
    delegate = nil
    #expect(observed == nil)
    #expect(selection.delegate == nil)
  }

  @Test func belongsToTheViewWhoseBehaviorItIs() {
    #expect(selection.calendarView === view)
    view.selectionBehavior = nil
    #expect(selection.calendarView == nil)
  }
}
