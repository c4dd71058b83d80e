import CalendarCore
import Foundation
import Testing

struct MultiDateSelectionTests {
  private final class Delegate: CalendarSelectionMultiDateDelegate {
    var unselectable: Set<Int> = []
    var undeselectable: Set<Int> = []
    private(set) var log: [String] = []

    func multiDateSelection(_ selection: CalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
      log.append("selected \(dateComponents.day!)")
    }

    func multiDateSelection(_ selection: CalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
      log.append("deselected \(dateComponents.day!)")
    }

    func multiDateSelection(_ selection: CalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents)
      -> Bool
    {
      !unselectable.contains(dateComponents.day!)
    }

    func multiDateSelection(_ selection: CalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents)
      -> Bool
    {
      !undeselectable.contains(dateComponents.day!)
    }
  }

  private let view = CalendarView.february2027()
  private let delegate = Delegate()
  private let selection: CalendarSelectionMultiDate

  init() {
    selection = CalendarSelectionMultiDate(delegate: delegate)
    view.selectionBehavior = selection
  }

  @Test func nothingIsSelectedAtFirst() {
    #expect(selection.selectedDates.isEmpty)
    #expect(view.days(in: .selected).isEmpty)
  }

  @Test func tapsSelectAndTakeBack() {
    #expect(view.tap(Day("2027-02-14")))
    #expect(view.tap(Day("2027-02-16")))
    #expect(view.days(in: .selected) == [Day("2027-02-14"), Day("2027-02-16")])
    #expect(view.tap(Day("2027-02-14")))
    #expect(view.days(in: .selected) == [Day("2027-02-16")])
    #expect(delegate.log == ["selected 14", "selected 16", "deselected 14"])
    #expect(view.content().selectionStyle == .discs)
  }

  @Test func selectAndDeselectDoNotToggle() {
    #expect(view.select(Day("2027-02-14")))
    #expect(!view.select(Day("2027-02-14")))
    #expect(!view.deselect(Day("2027-02-15")))
    #expect(view.deselect(Day("2027-02-14")))
    #expect(delegate.log == ["selected 14", "deselected 14"])
  }

  @Test func theDelegateCanRefuseBoth() {
    delegate.unselectable = [14]
    delegate.undeselectable = [16]
    #expect(!view.tap(Day("2027-02-14")))
    #expect(view.tap(Day("2027-02-16")))
    #expect(!view.tap(Day("2027-02-16")))
    #expect(selection.selectedDays == [Day("2027-02-16")])
    #expect(delegate.log == ["selected 16"])
  }

  @Test func settingItCallsNobody() {
    delegate.unselectable = [14]
    selection.selectedDates = [14, 16].map { DateComponents(year: 2027, month: 2, day: $0) }
    #expect(view.days(in: .selected) == [Day("2027-02-14"), Day("2027-02-16")])
    selection.setSelectedDates([DateComponents(year: 2027, month: 2, day: 18)], animated: true)
    #expect(view.days(in: .selected) == [Day("2027-02-18")])
    selection.selectedDays = [Day("2027-02-20"), Day("2027-02-19")]
    #expect(selection.selectedDates.map(\.day) == [19, 20])
    selection.selectedDates = []
    #expect(view.days(in: .selected).isEmpty)
    #expect(delegate.log.isEmpty)
  }

  @Test func aDaySetInCodeIsTakenBackByATap() {
    var plain = DateComponents(year: 2027, month: 2, day: 14)
    plain.isLeapMonth = nil
    var full = plain
    full.calendar = Calendar(identifier: .gregorian)
    full.era = 1
    full.isLeapMonth = false
    selection.selectedDates = [plain, full, DateComponents(year: 2027, month: 2, day: 16)]
    view.tap(Day("2027-02-14"))
    #expect(selection.selectedDates.map(\.day) == [16])
  }

  @Test func byDefaultEveryDayCanBeSelectedAndTakenBack() {
    final class Plain: CalendarSelectionMultiDateDelegate {
      private(set) var count = 0
      func multiDateSelection(_ selection: CalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
        count += 1
      }
      func multiDateSelection(_ selection: CalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
        count += 10
      }
    }
    let plain = Plain()
    view.selectionBehavior = CalendarSelectionMultiDate(delegate: plain)
    view.tap(Day("2027-02-14"))
    view.tap(Day("2027-02-14"))
    #expect(plain.count == 11)
    let free = CalendarSelectionMultiDate(delegate: nil)
    view.selectionBehavior = free
    view.tap(Day("2027-02-14"))
    view.tap(Day("2027-02-14"))
    #expect(free.selectedDates.isEmpty)
  }
}
