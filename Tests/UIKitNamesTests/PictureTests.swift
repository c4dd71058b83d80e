import CairoRenderer
import CalendarCore
import PageLayout
import Testing

@testable import UIKitNames

/// What is seen on the pictures that view controllers take.
@MainActor
struct PictureTests {
  /// The colours within a day's cell.
  private func colors(of day: Int, on calendarView: UICalendarView, scale: CGFloat = 2) throws -> Set<RGBA> {
    let scene = try calendarView.scene(scale: scale)
    let image = try PNGReader().picture(in: calendarView.pngData(scale: scale)).image
    let frame = scene.months[0].days[day - 1].frame
    let columns = Int(frame.x * scale)..<Int(frame.maxX * scale)
    return Set(
      (Int(frame.y * scale)..<Int(frame.maxY * scale)).flatMap { y in columns.map { image[$0, y] } })
  }

  @Test func theHeartIsRedUnderItsDayOnly() throws {
    let calendarView = UICalendarView()
    calendarView.calendar = Calendar(identifier: .gregorian)
    calendarView.locale = Locale(identifier: "en_US")
    calendarView.visibleDateComponents = DateComponents(year: 2027, month: 2)
    let delegate = ValentineDelegate()
    calendarView.delegate = delegate
    let red = RGBA(255, 0, 0)
    #expect(try colors(of: 14, on: calendarView).contains(red))
    #expect(try !colors(of: 15, on: calendarView).contains(red))
    #expect(try colors(of: 14, on: calendarView).contains(.black))
  }

  @Test func eachKindOfEventIsSeen() throws {
    let controller = SocialCalendarViewController()
    controller.loadViewIfNeeded()
    controller.schedule(.busy, on: 9)
    controller.schedule(.travel, on: 11)
    let view = controller.calendarView
    // System fill on white; system orange; the tint at 12 % on white.
    #expect(try colors(of: 9, on: view).contains(RGBA(228, 228, 229)))
    #expect(try colors(of: 11, on: view).contains(RGBA(255, 149, 0)))
    // cairo rounds what it mixes by a step.
    let tinted = RGBA(230, 245, 248)
    #expect(try colors(of: 3, on: view).contains { $0.contrast(to: tinted) < 1.01 && $0.blue > $0.red + 15 })
    #expect(try colors(of: 20, on: view).allSatisfy(\.isGray))
  }

  @Test func aCustomViewIsCutOffAtItsCell() throws {
    final class Wide: UICalendarViewDelegate {
      func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
      ) -> UICalendarView.Decoration? {
        guard dateComponents.day == 17 else { return nil }
        return .customView {
          let view = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
          view.backgroundColor = .magenta
          return view
        }
      }
    }
    let delegate = Wide()
    let view = UICalendarView()
    view.calendar = Calendar(identifier: .gregorian)
    view.locale = Locale(identifier: "en_US")
    view.visibleDateComponents = DateComponents(year: 2027, month: 2)
    view.delegate = delegate
    let magenta = RGBA(255, 0, 255)
    #expect(try colors(of: 17, on: view).contains(magenta))
    for neighbour in [10, 24] { #expect(try !colors(of: neighbour, on: view).contains(magenta)) }
  }
}
