import CairoRenderer
import CalendarCore
import Foundation
import PageLayout
import Testing

@Suite("Of any picture it is true that")
struct PicturePropertyTests {
  static let bundles = (0..<4).map { $0 * 1000..<$0 * 1000 + 8 }

  @Test("drawn again it has the same bytes", arguments: bundles)
  func twice(seeds: Range<Int>) throws {
    for seed in seeds {
      let text = RandomConfig(seed: seed).text
      let first = try DrawnConfig(text, fonts: FontBook(fonts: .shipped)).png()
      let second = try DrawnConfig(text, fonts: FontBook(fonts: .shipped)).png()
      #expect(first == second, "seed \(seed)")
    }
  }

  @Test("a disc lies behind just the days that describe calls selected", arguments: bundles)
  func discs(seeds: Range<Int>) throws {
    let fonts = try FontBook(fonts: .shipped)
    for seed in seeds {
      let days = RandomSource.days(seed: seed)
      let text = """
        visibleDateComponents: 2027-02
        selectionBehavior: {multiDate: [\(days.map { "2027-02-\($0)" }.joined(separator: ", "))]}
        theme: \(seed.isMultiple(of: 2) ? "light" : "dark")
        page: {size: \(400 + seed % 1000 * 10)x500}
        """
      let drawn = try DrawnConfig(text, fonts: fonts)
      let picture = try drawn.picture()
      let discs = drawn.scene.items.compactMap { item -> Rect? in
        if case .fill(.ellipse(let rect), _) = item { rect } else { nil }
      }
      let disc = try #require(discs.first, "seed \(seed)")
      let color = try #require(drawn.scene.items.lazy.compactMap(\.disc).first).over(drawn.scene.background)
      let owner = try #require(
        drawn.scene.months[0].days.first { $0.frame.contains(Point(x: disc.midX, y: disc.midY)) })
      for day in drawn.scene.months[0].days {
        // Above the digits, well inside the disc.
        let point = Point(
          x: disc.midX + day.frame.x - owner.frame.x, y: disc.y + disc.height * 0.1 + day.frame.y - owner.frame.y)
        let scale = drawn.scene.raster.scale
        let pixel = picture[Int(point.x * scale), Int(point.y * scale)]
        #expect(
          pixel.isClose(to: color) == day.states.contains(.selected), "seed \(seed): \(day.day.iso) is \(pixel)")
      }
    }
  }
}

extension RandomSource {
  /// Some days of February, of two digits.
  fileprivate static func days(seed: Int) -> [Int] {
    var random = RandomSource(seed: seed)
    return Set((0...Int.random(in: 0...6, using: &random)).map { _ in Int.random(in: 10...28, using: &random) })
      .sorted()
  }
}

extension SceneItem {
  /// The colour of a disc.
  fileprivate var disc: RGBA? {
    if case .fill(.ellipse, let color) = self { color } else { nil }
  }
}

extension RGBA {
  /// Whether it is the same but for rounding.
  fileprivate func isClose(to other: RGBA) -> Bool {
    [(red, other.red), (green, other.green), (blue, other.blue)].allSatisfy { abs(Int($0) - Int($1)) <= 2 }
  }
}
