import CalendarCore
import Foundation
import Testing

struct SelectableDatesTests {
  private final class Delegate: CalendarSelectionMultiDateDelegate, CalendarSelectionSingleDateDelegate {
    var refused: Set<Int> = [13, 14]
    private(set) var asked: [Int] = []

    func dateSelection(_ selection: CalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {}
    func multiDateSelection(_ selection: CalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {}
    func multiDateSelection(_ selection: CalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {}

    func dateSelection(_ selection: CalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
    {
      allows(dateComponents?.day ?? 0)
    }

    func multiDateSelection(_ selection: CalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents)
      -> Bool
    {
      allows(dateComponents.day!)
    }

    private func allows(_ day: Int) -> Bool {
      asked.append(day)
      return !refused.contains(day)
    }
  }

  enum Kind: CaseIterable { case single, multi }

  private let view = CalendarView.february2027()
  private let delegate = Delegate()

  private func selection(_ kind: Kind) -> CalendarSelection {
    switch kind {
    case .single: CalendarSelectionSingleDate(delegate: delegate)
    case .multi: CalendarSelectionMultiDate(delegate: delegate)
    }
  }

  @Test(arguments: Kind.allCases)
  func daysThatCanNotBeSelectedAreDrawnDisabled(kind: Kind) {
    view.selectionBehavior = selection(kind)
    #expect(view.days(in: .unselectable) == [Day("2027-02-13"), Day("2027-02-14")])
    #expect(delegate.asked == Array(1...28))
    #expect(view.content().days[13].label == "Sunday, 14 February 2027, not selectable")
  }

  @Test(arguments: Kind.allCases)
  func theDelegateIsAskedAgainOnlyOnUpdate(kind: Kind) {
    let selection = selection(kind)
    view.selectionBehavior = selection
    _ = view.content()
    delegate.refused = [20]
    #expect(view.days(in: .unselectable) == [Day("2027-02-13"), Day("2027-02-14")])
    #expect(delegate.asked.count == 28)
    selection.updateSelectableDates()
    #expect(view.days(in: .unselectable) == [Day("2027-02-20")])
    #expect(delegate.asked.count == 56)
  }

  @Test func aUsersActionAsksAtOnce() {
    view.selectionBehavior = selection(.multi)
    _ = view.content()
    delegate.refused = [20]
    #expect(view.select(Day("2027-02-14")))
    #expect(!view.select(Day("2027-02-20")))
    #expect(view.days(in: .unselectable) == [Day("2027-02-13"), Day("2027-02-20")])
  }

  @Test func daysOutsideTheRangeAreUnavailableAndNotAskedFor() {
    view.selectionBehavior = selection(.single)
    view.availableDays = Day("2027-02-10")...Day("2027-02-13")
    #expect(view.days(in: .unselectable) == [Day("2027-02-13")])
    #expect(delegate.asked == [10, 11, 12, 13])
    #expect(view.days(in: .unavailable).count == 24)
  }

  @Test func withoutADelegateEveryDayCanBeSelected() {
    view.selectionBehavior = CalendarSelectionMultiDate(delegate: nil)
    #expect(view.days(in: .unselectable).isEmpty)
  }
}
