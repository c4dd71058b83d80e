import CalendarCore
import PageLayout
import Testing

@Suite("Events on posters")
struct YearEventsTests {
  private static func events(_ count: Int) -> [CalendarEvent] {
    (0..<count).map { index in
      let day = day("2027-01-03").advanced(by: index * 7 % 360)
      return CalendarEvent(title: "Event \(index)", days: day...day, color: .systemRed)
    }
  }

  @Test("the legend names every event or says how many more there are", arguments: YearForm.allCases, [1, 5, 40, 400])
  func legend(form: YearForm, count: Int) throws {
    for orientation in Orientation.allCases {
      let scene = try Poster(form: form, orientation: orientation, events: Self.events(count)).scene()
      let texts = scene.texts.map(\.item.text)
      let named = texts.filter { $0.hasPrefix("Event ") }.count
      let more = texts.compactMap { $0.hasPrefix("+") ? Int($0.dropFirst()) : nil }
      #expect(more.count <= 1)
      #expect(named + (more.first ?? 0) == count)
      #expect(named > 0)
    }
  }

  @Test func theLegendNamesAnEventOfTwoMonthsOnceWithItsDays() throws {
    let event = CalendarEvent(title: "Holiday", days: day("2027-01-25")...day("2027-02-05"))
    let texts = try Poster(events: [event]).scene().texts.map(\.item.text)
    #expect(texts.filter { $0 == "Holiday" }.count == 1)
    #expect(texts.filter { $0 == "2027-01-25" }.count == 1)
  }

  @Test("a bar is round where the event begins and ends, and cut square where it goes on", arguments: [false, true])
  func bars(isRightToLeft: Bool) throws {
    let event = CalendarEvent(title: "Trip", days: day("2027-03-04")...day("2027-03-16"), color: .systemGreen)
    let scene = try Poster(isRightToLeft: isRightToLeft, events: [event]).scene()
    let green = Color.systemGreen.light
    let ends = scene.fills.filter { $0.color == green }.compactMap { fill -> [Bool]? in
      guard case .roundedRectangle(let rect, let left, let right) = fill.shape, rect.y < scene.size.height * 0.8 else {
        return nil
      }
      return isRightToLeft ? [right > 0, left > 0] : [left > 0, right > 0]
    }
    #expect(ends == [[true, false], [false, false], [false, true]])
  }

  @Test("two bars on one day lie below each other, and both are said of the day")
  func lanes() throws {
    let scene = try Poster(events: [
      CalendarEvent(title: "Holiday", days: day("2027-07-05")...day("2027-07-23"), color: .systemBlue),
      CalendarEvent(title: "Festival", days: day("2027-07-15")...day("2027-07-18"), color: .systemRed),
    ]).scene()
    let region = try #require(scene.months[6].days.first { $0.fields.day == 16 })
    #expect(region.events.map(\.title) == ["Holiday", "Festival"])
    #expect(region.events.map(\.continues) == [true, true])
    let bars = scene.fills.map(\.shape.bounds).filter {
      $0.x < region.frame.midX && $0.maxX > region.frame.midX && $0.y > region.frame.midY && $0.maxY < region.frame.maxY
        && $0.height < 4
    }
    #expect(bars.count == 2)
    #expect(Rect.overlaps(bars).isEmpty)
  }

  @Test("a day shows as many dots as it has room for and counts the rest", arguments: [1, 2, 5, 40])
  func dots(count: Int) throws {
    let events = (1...count).map {
      CalendarEvent(title: "Event \($0)", days: day("2027-03-10")...day("2027-03-10"), color: .systemPurple)
    }
    let scene = try Poster(events: events).scene()
    let region = try #require(scene.months[2].days.first { $0.fields.day == 10 })
    let dots = scene.fills.filter {
      region.frame.contains($0.shape.bounds.center) && $0.color == Color.systemPurple.light
    }
    #expect(dots.count == region.events.count)
    #expect(region.events.count + region.hiddenEventCount == count)
    #expect(dots.allSatisfy { region.frame.holds($0.shape.bounds) })
    #expect(Rect.overlaps(dots.map(\.shape.bounds)).isEmpty)
  }

  @Test func aPosterWithoutEventsHasNoLegend() throws {
    let plain = try Poster().scene()
    #expect(!plain.fills.contains { $0.shape.bounds.y > plain.months[11].frame.maxY })
  }
}
