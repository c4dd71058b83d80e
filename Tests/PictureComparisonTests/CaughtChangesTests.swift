import CairoRenderer
import CalendarCore
import PageLayout
import PictureComparison
import Testing

/// What a person would want to be told of, on a month in every theme and design.
struct CaughtChangesTests {
  static let looks = Theme.named.flatMap { theme in FontDesign.allCases.map { (theme, $0) } }

  /// What a theme sets in a weight of its own; weekday names are pale, and today is one number.
  private static var weights: [(String, WritableKeyPath<Theme, FontWeight>)] {
    [
      ("title", \.titleWeight), ("weekday names", \.weekdayWeight), ("days", \.dayWeight),
      ("today", \.emphasizedWeight),
    ]
  }

  @Test(arguments: looks)
  func aDigitThatMovesByAPixelIsCaught(theme: Theme, design: FontDesign) throws {
    let scene = try SamplePage(theme: theme, design: design).scene()
    let before = try SamplePage.image(of: scene)
    // 1 is unavailable and pale, 3 is today, 8 is like most.
    for number in ["1", "3", "8"] {
      let moved = try SamplePage.image(of: scene.movingText(number, byPixels: 1))
      expectCaught(before, moved, "\(number) moved")
    }
  }

  @Test(arguments: looks)
  func aHeartOnTheNextDayIsCaught(theme: Theme, design: FontDesign) throws {
    var page = SamplePage(theme: theme, design: design)
    let before = try page.image()
    page.heart = 15
    expectCaught(before, try page.image(), "the heart moved")
  }

  @Test(arguments: looks)
  func aFontThatIsAWeightHeavierOrLighterIsCaught(theme: Theme, design: FontDesign) throws {
    let before = try SamplePage(theme: theme, design: design).image()
    for (name, part) in Self.weights {
      for weight in theme[keyPath: part].neighbours {
        var changed = theme
        changed[keyPath: part] = weight
        let after = try SamplePage(theme: changed, design: design).image()
        expectCaught(before, after, "\(name) in \(weight) instead of \(theme[keyPath: part])")
      }
    }
  }

  @Test(arguments: Theme.named)
  func aColourThatIsThreeOffIsCaughtExactlyAndForgivenPerceptually(theme: Theme) throws {
    let before = try SamplePage(theme: theme).image()
    var changed = theme
    changed.label.green = theme.label.green < 128 ? theme.label.green + 3 : theme.label.green - 3
    let after = try SamplePage(theme: changed).image()
    #expect(PictureMeasure.exact.difference(between: before, and: after)?.pixels?.worst.amount == 3)
    #expect(PictureMeasure.perceptual.difference(between: before, and: after) == nil)
  }

  private func expectCaught(_ before: PixelImage, _ after: PixelImage, _ change: String) {
    #expect(PictureMeasure.exact.difference(between: before, and: after) != nil, "exactly: \(change)")
    #expect(PictureMeasure.perceptual.difference(between: before, and: after) != nil, "perceptually: \(change)")
  }
}

extension FontWeight {
  /// One weight lighter, and one heavier.
  fileprivate var neighbours: [FontWeight] {
    FontWeight.allCases.filter { abs($0.rawValue - rawValue) == 100 }
  }
}

extension Scene {
  /// The scene with every text of some words a few pixels further right.
  fileprivate func movingText(_ text: String, byPixels pixels: Double) -> Scene {
    var scene = self
    scene.items = items.map { item in
      guard case .text(var line) = item, line.text == text else { return item }
      line.origin.x += pixels / raster.scale
      return .text(line)
    }
    return scene
  }
}
