import CalendarCore
import Foundation
import Testing

struct DecorationTests {
  private let view = CalendarView.february2027()
  private let delegate = RecordingDelegate()
  private let february = Day("2027-02-01")...Day("2027-02-28")

  init() {
    view.delegate = delegate
  }

  @Test func isAskedOnceADayDrawnAndKept() {
    delegate.decorations[Day("2027-02-14")] = .image(.symbol("heart.fill"), color: .systemRed, size: .large)
    let first = view.content()
    #expect(delegate.asked == Array(february))
    let second = view.content()
    #expect(delegate.asked.count == 28)
    let decoration = second.days[13].decorations.first
    #expect(decoration === first.days[13].decorations.first)
    #expect(decoration?.color == .systemRed)
    #expect(decoration?.size == .large)
    #expect(second.days.filter { !$0.decorations.isEmpty }.map(\.fields.day) == [14])
  }

  @Test func isKeptWhileOtherMonthsAreSeen() {
    _ = view.content()
    view.showNextMonth()
    _ = view.content()
    view.showPreviousMonth()
    _ = view.content()
    #expect(delegate.asked.count == 28 + 31)
  }

  @Test func daysAreHandedOutWithCalendarEraYearMonthDayAndLeapMonth() {
    final class Keeper: CalendarViewDelegate {
      var given: [DateComponents] = []
      func calendarView(_ calendarView: CalendarView, decorationFor dateComponents: DateComponents) -> Decoration? {
        given.append(dateComponents)
        return nil
      }
    }
    let keeper = Keeper()
    view.delegate = keeper
    _ = view.content()
    let expected = Calendar(identifier: .gregorian)
    for (index, components) in keeper.given.enumerated() {
      #expect(components.calendar?.identifier == expected.identifier)
      #expect(components.era == 1)
      #expect(components.year == 2027)
      #expect(components.month == 2)
      #expect(components.day == index + 1)
      #expect(components.isLeapMonth == false)
      #expect(components.date == Day("2027-02-01").advanced(by: index).start(in: .gmt))
    }
    #expect(keeper.given.count == 28)
  }

  @Test func daysOfAdjacentMonthsAreAskedForWhenTheyAreDrawn() {
    view.showsAdjacentDays = true
    _ = view.content()
    #expect(delegate.asked == Array(Day("2027-01-31")...Day("2027-03-06")))
  }

  @Test(arguments: [
    (DateComponents(year: 2027, month: 2, day: 14), [14]),
    (DateComponents(calendar: Calendar(identifier: .gregorian), era: 1, year: 2027, month: 2, day: 14), [14]),
    (DateComponents(calendar: Calendar(identifier: .hebrew), timeZone: .gmt, year: 5787, month: 6, day: 7), [14]),
    (DateComponents(year: 2027, month: 2), Array(1...28)),
    (DateComponents(year: 2027), Array(1...28)),
    (DateComponents(month: 2, day: 14), Array(1...28)),
    (DateComponents(weekOfYear: 8, yearForWeekOfYear: 2027), Array(14...20)),
    (DateComponents(calendar: Calendar(identifier: .hebrew), timeZone: .gmt, year: 5787, month: 6), Array(8...28)),
    (DateComponents(year: 2027, month: 3), []),
    (DateComponents(year: 2028), []),
  ])
  func isAskedAgainForWhatIsReloaded(components: DateComponents, days: [Int]) {
    _ = view.content()
    delegate.forgetAsked()
    view.reloadDecorations(forDateComponents: [components], animated: true)
    _ = view.content()
    #expect(delegate.asked.map(\.gregorian.day) == days)
  }

  @Test func reloadingShowsTheNewDecoration() {
    #expect(view.content().days[13].decorations.isEmpty)
    delegate.decorations[Day("2027-02-14")] = .default(color: .systemOrange)
    #expect(view.content().days[13].decorations.isEmpty)
    view.reloadDecorations(forDateComponents: [DateComponents(year: 2027, month: 2, day: 14)], animated: false)
    #expect(view.content().days[13].decorations.count == 1)
  }

  @Test func allCanBeReloaded() {
    _ = view.content()
    view.reloadDecorations(forDateComponents: [], animated: false)
    _ = view.content()
    #expect(delegate.asked.count == 28)
    view.reloadAllDecorations()
    _ = view.content()
    #expect(delegate.asked.count == 56)
  }

  @Test func nobodyIsAskedWhenNoneAreWanted() {
    delegate.decorations[Day("2027-02-14")] = .default()
    delegate.appearances[Day("2027-02-14")] = DayAppearance(textColor: .systemRed)
    view.wantsDateDecorations = false
    #expect(view.content().days.allSatisfy { $0.decorations.isEmpty && $0.appearance == DayAppearance() })
    #expect(delegate.asked.isEmpty)
    view.wantsDateDecorations = true
    #expect(view.content().days[13].decorations.count == 1)
  }

  @Test func theDelegateIsNotKeptAlive() {
    var delegate: RecordingDelegate? = RecordingDelegate()
    weak let observed = delegate
    view.delegate = delegate
    delegate = nil
    #expect(observed == nil)
    #expect(view.delegate == nil)
    #expect(view.content().days.allSatisfy { $0.decorations.isEmpty })
  }

  @Test func anotherDelegateIsAskedAnew() {
    _ = view.content()
    let other = RecordingDelegate()
    view.delegate = other
    _ = view.content()
    #expect(other.asked.count == 28)
    view.delegate = other
    _ = view.content()
    #expect(other.asked.count == 28)
  }

  @Test func anotherCalendarIsAskedAnew() {
    _ = view.content()
    delegate.forgetAsked()
    view.calendarSystem = CalendarSystem(.persian)
    _ = view.content()
    #expect(delegate.asked.count == 30)
  }

  @Test func aDayCanHaveSeveralAndAnAppearance() {
    final class Several: CalendarViewDelegate {
      func calendarView(_ calendarView: CalendarView, decorationsFor dateComponents: DateComponents) -> [Decoration] {
        dateComponents.day == 14 ? [.default(), .image(.symbol("star"), color: .systemYellow)] : []
      }
      func calendarView(_ calendarView: CalendarView, appearanceFor dateComponents: DateComponents) -> DayAppearance? {
        dateComponents.day == 14 ? DayAppearance(textColor: .systemRed, backgroundColor: .systemGray6) : nil
      }
    }
    let several = Several()
    view.delegate = several
    let day = view.content().days[13]
    #expect(day.decorations.count == 2)
    #expect(day.appearance == DayAppearance(textColor: .systemRed, backgroundColor: .systemGray6))
  }

  @Test func aCustomViewIsMadeOnce() {
    var made = 0
    delegate.decorations[Day("2027-02-14")] = .customView {
      made += 1
      return TextDecorationView("🎉")
    }
    let first = view.content().days[13].decorations[0].view
    let second = view.content().days[13].decorations[0].view
    #expect(made == 1)
    #expect(first === second)
  }

  @Test func defaultsAreUIKits() {
    for decoration in [Decoration(), .default(), .image(nil)] {
      guard case .circle = decoration.content else {
        Issue.record("not a circle")
        continue
      }
      #expect(decoration.color == nil)
      #expect(decoration.size == .medium)
    }
  }
}
