import CalendarCore
import PageLayout
import Testing

@testable import UIKitNames

@MainActor
struct AppointmentTests {
  private let controller = AppointmentViewController()

  init() {
    controller.loadViewIfNeeded()
  }

  private func days(in state: DayState) throws -> [Int] {
    try controller.calendarView.scene().months[0].days.filter { $0.states.contains(state) }.map(\.fields.day)
  }

  @Test func aDayIsChosen() throws {
    #expect(try days(in: .selected) == [16])
    #expect(try days(in: .unselectable) == [6, 7, 13, 14, 20, 21, 27, 28])
    let view = controller.calendarView
    #expect(view.tap(DateComponents(year: 2027, month: 2, day: 18)))
    #expect(!view.tap(DateComponents(year: 2027, month: 2, day: 20)))
    #expect(!view.tap(DateComponents(year: 2027, month: 2, day: 18)))
    controller.canBeCleared = true
    #expect(view.tap(DateComponents(year: 2027, month: 2, day: 18)))
    #expect(controller.chosen == ["day 18", "nothing"])
    #expect(try days(in: .selected).isEmpty)
  }

  @Test func aWeekIsChosen() throws {
    controller.chooseAWeek()
    #expect(try days(in: .selected) == Array(14...20))
    #expect(try days(in: .unselectable) == Array(21...27))
    let view = controller.calendarView
    #expect(view.tap(DateComponents(year: 2027, month: 2, day: 10)))
    #expect(!view.tap(DateComponents(year: 2027, month: 2, day: 24)))
    #expect(controller.chosen == ["week 7"])
    #expect(try days(in: .selected) == Array(7...13))
  }

  @Test func theViewsFrameIsThePicturesSize() throws {
    #expect(try controller.calendarView.scene().size == Size(width: 320, height: 340))
    let scene = try controller.calendarView.scene(size: CGSize(width: 400, height: 420), scale: 3)
    #expect(scene.raster == Raster(width: 1200, height: 1260, scale: 3))
  }
}
