import CalendarCore
import Foundation
import Testing

struct DateRangeSelectionTests {
  private final class Delegate: CalendarSelectionDateRangeDelegate {
    var longest = 31
    var refused: Set<Int> = []
    private(set) var told: [String] = []

    func dateRangeSelection(
      _ selection: CalendarSelectionDateRange, didSelectFrom start: DateComponents?, to end: DateComponents?
    ) {
      told.append("\(start?.day ?? 0)–\(end?.day ?? 0)")
    }

    func dateRangeSelection(_ selection: CalendarSelectionDateRange, canSelectDate dateComponents: DateComponents)
      -> Bool
    {
      !refused.contains(dateComponents.day!)
    }

    func dateRangeSelection(
      _ selection: CalendarSelectionDateRange, canSelectFrom start: DateComponents, to end: DateComponents
    ) -> Bool {
      end.day! - start.day! < longest
    }
  }

  private let view = CalendarView.february2027()
  private let delegate = Delegate()
  private let selection: CalendarSelectionDateRange

  init() {
    selection = CalendarSelectionDateRange(delegate: delegate)
    view.selectionBehavior = selection
  }

  @Test func nothingIsSelectedAtFirst() {
    #expect(selection.selectedRange == nil)
    #expect(selection.startDate == nil)
    #expect(selection.endDate == nil)
    #expect(view.days(in: .selected).isEmpty)
  }

  @Test(arguments: [("2027-02-10", "2027-02-16"), ("2027-02-16", "2027-02-10")])
  func theFirstTapBeginsARangeAndTheSecondEndsIt(first: String, second: String) {
    #expect(view.tap(Day(first)))
    #expect(view.days(in: .selected) == [Day(first)])
    #expect(selection.endDate == nil)
    #expect(view.tap(Day(second)))
    #expect(view.days(in: .selected) == Array(Day("2027-02-10")...Day("2027-02-16")))
    #expect(view.content().selectionStyle == .pill(first: Day("2027-02-10"), last: Day("2027-02-16")))
    #expect(selection.startDate?.day == 10)
    #expect(selection.endDate?.day == 16)
    #expect(delegate.told == ["\(Day(first).gregorian.day)–0", "10–16"])
  }

  @Test func aThirdTapBeginsAnother() {
    for day in ["2027-02-10", "2027-02-16", "2027-02-12"] { view.tap(Day(day)) }
    #expect(selection.selectedRange == Day("2027-02-12")...Day("2027-02-12"))
    view.tap(Day("2027-02-12"))
    #expect(delegate.told == ["10–0", "10–16", "12–0", "12–12"])
  }

  @Test func goesAcrossMonths() {
    view.tap(Day("2027-02-26"))
    view.showNextMonth()
    view.tap(Day("2027-03-02"))
    #expect(view.days(in: .selected) == [Day("2027-03-01"), Day("2027-03-02")])
    #expect(view.content().selectionStyle == .pill(first: Day("2027-02-26"), last: Day("2027-03-02")))
  }

  @Test func theDelegateCanRefuseDaysAndRanges() {
    delegate.refused = [13]
    delegate.longest = 3
    #expect(!view.tap(Day("2027-02-13")))
    #expect(view.days(in: .unselectable) == [Day("2027-02-13")])
    #expect(view.tap(Day("2027-02-10")))
    #expect(!view.tap(Day("2027-02-16")))
    #expect(selection.selectedRange == Day("2027-02-10")...Day("2027-02-10"))
    #expect(view.tap(Day("2027-02-12")))
    #expect(delegate.told == ["10–0", "10–12"])
  }

  @Test func canBeTakenBack() {
    view.tap(Day("2027-02-10"))
    view.tap(Day("2027-02-12"))
    #expect(!view.deselect(Day("2027-02-13")))
    #expect(view.deselect(Day("2027-02-11")))
    #expect(selection.selectedRange == nil)
    #expect(delegate.told == ["10–0", "10–12", "0–0"])
  }

  @Test func settingItCallsNobody() {
    selection.selectedRange = Day("2027-02-10")...Day("2027-02-12")
    #expect(view.days(in: .selected).count == 3)
    selection.setSelected(
      from: DateComponents(year: 2027, month: 2, day: 16), to: DateComponents(year: 2027, month: 2, day: 14),
      animated: true)
    #expect(selection.selectedRange == Day("2027-02-14")...Day("2027-02-16"))
    selection.setSelected(from: DateComponents(year: 2027, month: 2, day: 16), to: nil, animated: true)
    #expect(selection.selectedRange == Day("2027-02-16")...Day("2027-02-16"))
    selection.setSelected(from: nil, to: nil, animated: false)
    #expect(selection.selectedRange == nil)
    #expect(delegate.told.isEmpty)
  }

  @Test func worksWithoutADelegate() {
    let free = CalendarSelectionDateRange(delegate: nil)
    view.selectionBehavior = free
    view.tap(Day("2027-02-10"))
    view.tap(Day("2027-02-12"))
    #expect(free.selectedRange == Day("2027-02-10")...Day("2027-02-12"))
    #expect(view.deselect(Day("2027-02-10")))
    #expect(free.selectedRange == nil)
  }
}
