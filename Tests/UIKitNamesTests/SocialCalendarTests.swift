import CalendarCore
import PageLayout
import Testing

@testable import UIKitNames

@MainActor
struct SocialCalendarTests {
  private let controller = SocialCalendarViewController()

  init() {
    controller.loadViewIfNeeded()
  }

  private func february(_ day: Int) -> DateComponents {
    DateComponents(year: 2027, month: 2, day: day)
  }

  private func days() throws -> [DayRegion] {
    try controller.calendarView.scene().months[0].days
  }

  @Test func setUpIsWhatIsDrawn() throws {
    let scene = try controller.calendarView.scene(size: CGSize(width: 320, height: 330))
    #expect(scene.title == "2027年2月")
    #expect(scene.language == "zh-TW")
    #expect(scene.months[0].columns.count == 7)
    #expect(scene.months[0].days.filter { $0.states.contains(.selected) }.map(\.fields.day) == [3])
    #expect(scene.size == Size(width: 320, height: 330))
    let designs = scene.items.compactMap { item -> FontDesign? in
      guard case .text(let text) = item else { return nil }
      return text.style.design
    }
    #expect(Set(designs) == [.rounded])
  }

  @Test func aSwitchOverKindsOfEventsDecorates() throws {
    controller.schedule(.busy, on: 9)
    controller.schedule(.travel, on: 11)
    controller.schedule(.party, on: 20)
    let days = try days()
    #expect(days[8].decorations.map(\.kind) == [.circle])
    #expect(days[10].decorations.map(\.image) == ["airplane"])
    #expect(days[10].decorations.map(\.color) == [RGBA(255, 149, 0)])
    #expect(days[19].decorations.map(\.kind) == [.customView])
    #expect(days[19].label.hasSuffix("🎉"))
    #expect(days.filter { !$0.decorations.isEmpty }.count == 3)
  }

  @Test func reloadingShowsWhatWasAdded() throws {
    #expect(try days()[19].decorations.isEmpty)
    controller.schedule(.party, on: 20)
    #expect(try days()[19].decorations.count == 1)
    _ = try days()
    #expect(controller.partyLabels == 1)
  }

  @Test func tapsGoThroughTheDelegate() throws {
    controller.schedule(.busy, on: 9)
    controller.schedule(.travel, on: 11)
    let view = controller.calendarView
    #expect(view.tap(february(10)))
    #expect(view.tap(february(11)))
    #expect(!view.tap(february(9)))
    #expect(!view.tap(february(11)))
    #expect(view.tap(february(10)))
    #expect(controller.log == ["selected 10", "selected 11", "deselected 10"])
    #expect(try days().filter { $0.states.contains(.selected) }.map(\.fields.day) == [3, 11])
    #expect(try days()[8].states.contains(.unselectable))
  }

  @Test func theAvailableRangeEndsWithTheYear() {
    let view = controller.calendarView
    #expect(view.showPreviousMonth())
    #expect(!view.showPreviousMonth())
    view.visibleDateComponents = DateComponents(year: 2030, month: 5)
    #expect(view.visibleDateComponents.month == 12)
    #expect(!view.showNextMonth())
    #expect(controller.log == ["from month 2 to 1"])
    #expect(!view.tap(DateComponents(year: 2028, month: 1, day: 1)))
  }

  @Test func theControllerIsNotKeptAliveByItsView() {
    var controller: SocialCalendarViewController? = SocialCalendarViewController()
    controller?.loadViewIfNeeded()
    weak let observed = controller
    let view = controller?.calendarView
    controller = nil
    #expect(observed == nil)
    #expect(view?.delegate == nil)
  }
}
