import CairoRenderer
import CalendarCore
import Foundation
import PageLayout
import Testing

@testable import CalendarConfig

@Suite("Of any config it is true that")
struct DocumentPropertyTests {
  /// Ten bundles of seeds, so that tests run side by side.
  static let bundles = (0..<10).map { $0 * 1000..<$0 * 1000 + 200 }

  @Test("written out and read again it is the same document", arguments: bundles)
  func writtenOut(seeds: Range<Int>) throws {
    for seed in seeds {
      let text = RandomConfig(seed: seed).text
      let configs = try DrawnConfig.reader.configs(from: Array(text.utf8), named: "a.yml", in: "")
      let again = configs[0].root.json
      var (first, second) = (
        try DrawnConfig.reader.document(configs[0]),
        try DrawnConfig.reader.document(from: Array(again.utf8), named: "a.yml", in: "")
      )
      #expect(Set(first.texts.map(\.text)) == Set(second.texts.map(\.text)), "seed \(seed)")
      // Texts keep where they were written, and that is elsewhere now.
      first.texts = []
      second.texts = []
      #expect(first == second, "seed \(seed):\n\(text)\n\(again)")
    }
  }

  @Test(
    "frames of days lie on the page and beside each other, and what describe says of them is JSON",
    arguments: bundles.map { $0.prefix(30) })
  func frames(seeds: Range<Int>) throws {
    let fonts = try FontBook(fonts: .shipped)
    for seed in seeds {
      let scene = try DrawnConfig(RandomConfig(seed: seed).text, fonts: fonts).scene
      let page = Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height).inset(by: -0.01, -0.01)
      for (index, month) in scene.months.enumerated() {
        for other in scene.months[..<index] {
          #expect(!month.frame.overlaps(other.frame, tolerance: 0.01), "seed \(seed)")
        }
        for (index, day) in month.days.enumerated() {
          #expect(
            day.frame.x >= page.x && day.frame.y >= page.y && day.frame.maxX <= page.maxX
              && day.frame.maxY <= page.maxY, "seed \(seed): \(day.day.iso)")
          for other in month.days[..<index] {
            #expect(!day.frame.overlaps(other.frame, tolerance: 0.01), "seed \(seed): \(day.day.iso)")
          }
        }
      }
      let json = try JSONEncoder().encode(PageDescription([scene]))
      let pages = (try JSONSerialization.jsonObject(with: json) as? [String: Any])?["pages"] as? [Any]
      #expect(pages?.count == 1, "seed \(seed)")
    }
  }

  @Test("every event of a wall page's day is shown by its title or counted", arguments: bundles.map { $0.prefix(12) })
  func events(seeds: Range<Int>) throws {
    let fonts = try FontBook(fonts: .shipped)
    for seed in seeds {
      let config = RandomConfig(seed: seed, kind: .wall)
      let scene = try DrawnConfig(config.text, fonts: fonts).scene
      for day in scene.months[0].days where !day.states.contains(.adjacent) {
        let expected = config.eventCounts[day.fields.day] ?? 0
        #expect(day.events.count == expected, "seed \(seed): \(day.day.iso)")
        let titles = scene.texts.filter { text in
          day.frame.contains(Point(x: text.origin.x + text.width / 2, y: text.origin.y))
            && day.events.contains { text.text.first == "…" || $0.title.hasPrefix(text.text.filter { $0 != "…" }) }
            && text.text.hasPrefix("E")
        }
        #expect(titles.count + day.hiddenEventCount == expected, "seed \(seed): \(day.day.iso)\n\(config.text)")
      }
    }
  }
}
