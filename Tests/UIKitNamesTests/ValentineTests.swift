import CalendarCore
import PageLayout
import Testing

@testable import UIKitNames

@MainActor
struct ValentineTests {
  private let calendarView = UICalendarView()
  private let delegate = ValentineDelegate()

  init() {
    calendarView.calendar = Calendar(identifier: .gregorian)
    calendarView.locale = Locale(identifier: "en_US")
    calendarView.visibleDateComponents = DateComponents(year: 2027, month: 2)
    calendarView.delegate = delegate
    delegate.calendarView = calendarView
  }

  @Test func theHeartIsLargeAndRed() throws {
    let scene = try calendarView.scene()
    let heart = scene.months[0].days[13]
    #expect(
      heart.decorations == [DecorationSummary(kind: .image, image: "heart.fill", color: RGBA(255, 0, 0), size: .large)])
    #expect(heart.label == "Sunday, 14 February 2027, heart")
    #expect(scene.months[0].days.filter { !$0.decorations.isEmpty }.count == 1)
    let images = scene.items.compactMap { item -> ImageItem? in
      guard case .image(let image) = item else { return nil }
      return image
    }
    #expect(images.map(\.picture) == [.symbol("heart.fill")])
    #expect(images.map(\.tint) == [RGBA(255, 0, 0)])
    #expect(heart.frame.contains(images[0].frame.center))
  }

  @Test func aDecorationIsAddedByDate() throws {
    _ = try calendarView.scene()
    let date = try #require(DateComponents(calendar: .current, year: 2027, month: 2, day: 20).date)
    delegate.add(.default(color: .systemGreen, size: .small), on: date)
    let days = try calendarView.scene().months[0].days
    #expect(days[19].decorations == [DecorationSummary(kind: .circle, color: RGBA(52, 199, 89), size: .small)])
  }
}
