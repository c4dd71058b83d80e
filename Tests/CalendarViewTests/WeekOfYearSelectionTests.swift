import CalendarCore
import Foundation
import Testing

struct WeekOfYearSelectionTests {
  private final class Delegate: CalendarSelectionWeekOfYearDelegate {
    var refusesWeeks: Set<Int?> = [nil]
    private(set) var asked: [Int?] = []
    private(set) var told: [DateComponents?] = []

    func week(
      ofYearSelection selection: CalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool {
      asked.append(weekOfYearComponents?.weekOfYear)
      return !refusesWeeks.contains(weekOfYearComponents?.weekOfYear)
    }

    func week(
      ofYearSelection selection: CalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) {
      told.append(weekOfYearComponents)
    }
  }

  private let view = CalendarView.february2027()
  private let delegate = Delegate()
  private let selection: CalendarSelectionWeekOfYear

  init() {
    selection = CalendarSelectionWeekOfYear(delegate: delegate)
    view.selectionBehavior = selection
  }

  @Test(arguments: [
    // Weeks of the United States begin on Sunday, Germany's on Monday, Egypt's on Saturday.
    ("en_US", "2027-02-14", "2027-02-20", 8), ("de_DE", "2027-02-15", "2027-02-21", 7),
    ("ar_EG", "2027-02-13", "2027-02-19", 8),
  ])
  func aTapSelectsTheWholeWeekByTheViewsRule(locale: String, first: String, last: String, week: Int) throws {
    view.locale = Locale(identifier: locale)
    #expect(view.tap(Day("2027-02-17")))
    #expect(view.days(in: .selected) == Array(Day(first)...Day(last)))
    #expect(view.content().selectionStyle == .pill(first: Day(first), last: Day(last)))
    let told = try #require(delegate.told.first ?? nil)
    #expect(told.yearForWeekOfYear == 2027)
    #expect(told.weekOfYear == week)
    #expect(told.calendar?.identifier == .gregorian)
    // Foundation reads the components as the view does.
    #expect(told.date.map { Day($0, in: .gmt) } == Day(first))
    #expect(selection.selectedWeekOfYear == told)
  }

  @Test func aWeekAcrossMonthsIsSelectedInBoth() {
    view.tap(Day("2027-02-28"))
    #expect(view.days(in: .selected) == [Day("2027-02-28")])
    view.showNextMonth()
    #expect(view.days(in: .selected) == Array(Day("2027-03-01")...Day("2027-03-06")))
  }

  @Test func aWeekAcrossYearsHasItsOwnYear() {
    view.locale = Locale(identifier: "de_DE")
    view.tap(Day("2027-01-02"))
    #expect(selection.selectedWeek == WeekOfYear(yearForWeekOfYear: 2026, weekOfYear: 53))
    #expect(selection.selectedDays == Day("2026-12-28")...Day("2027-01-03"))
  }

  @Test(arguments: [
    DateComponents(weekOfYear: 8, yearForWeekOfYear: 2027),
    DateComponents(calendar: Calendar(identifier: .gregorian), weekOfYear: 8, yearForWeekOfYear: 2027),
    DateComponents(year: 2027, weekOfYear: 8),
    DateComponents(year: 2027, month: 2, day: 18),
  ])
  func settingItCallsNobody(components: DateComponents) {
    selection.selectedWeekOfYear = components
    #expect(view.days(in: .selected) == Array(Day("2027-02-14")...Day("2027-02-20")))
    selection.setSelected(nil, animated: true)
    #expect(view.days(in: .selected).isEmpty)
    selection.selectedWeek = WeekOfYear(yearForWeekOfYear: 2027, weekOfYear: 8)
    #expect(selection.selectedDays == Day("2027-02-14")...Day("2027-02-20"))
    #expect(delegate.told.isEmpty)
  }

  @Test func canNotBeClearedUnlessTheDelegateSaysSo() {
    view.tap(Day("2027-02-17"))
    #expect(!view.tap(Day("2027-02-18")))
    delegate.refusesWeeks = []
    #expect(view.tap(Day("2027-02-19")))
    #expect(selection.selectedWeekOfYear == nil)
    #expect(delegate.told.map { $0?.weekOfYear } == [8, nil])
  }

  @Test func refusedWeeksAreDrawnDisabledAndAskedForOnce() {
    delegate.refusesWeeks = [8]
    #expect(view.days(in: .unselectable) == Array(Day("2027-02-14")...Day("2027-02-20")))
    #expect(delegate.asked == [6, 7, 8, 9, 10])
    #expect(!view.tap(Day("2027-02-16")))
    #expect(delegate.told.isEmpty)
  }

  @Test func byDefaultEveryWeekCanBeSelected() {
    let free = CalendarSelectionWeekOfYear(delegate: nil)
    view.selectionBehavior = free
    #expect(view.tap(Day("2027-02-17")))
    #expect(!view.tap(Day("2027-02-17")))
    #expect(free.selectedWeek == WeekOfYear(yearForWeekOfYear: 2027, weekOfYear: 8))
  }
}
