import Testing
import UIKitNames

@MainActor
struct HolidayViewControllerTests {
  @Test func worksInLanguageMode5() throws {
    let controller = HolidayViewController()
    controller.loadViewIfNeeded()
    #expect(controller.calendarView.tap(DateComponents(year: 2027, month: 2, day: 16)))
    #expect(controller.selected?.day == 16)
    let scene = try controller.calendarView.scene()
    let days = scene.months[0].days
    #expect(days[13].decorations.count == 1)
    #expect(days[15].states == [.selected])
    let png = try controller.calendarView.pngData(size: CGSize(width: 300, height: 300), scale: 1)
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
