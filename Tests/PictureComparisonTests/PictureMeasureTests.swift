import CairoRenderer
import CalendarCore
import PictureComparison
import Testing

struct PictureMeasureTests {
  private let white = PixelImage(width: 8, height: 6, color: .white)

  @Test(arguments: [PictureMeasure.exact, .tolerance(4), .perceptual])
  func equalPicturesDoNotDiffer(measure: PictureMeasure) {
    #expect(measure.difference(between: white, and: white) == nil)
  }

  @Test(arguments: [PictureMeasure.exact, .tolerance(255, allowedShare: 1), .perceptual])
  func anotherSizeIsADifference(measure: PictureMeasure) {
    let taller = PixelImage(width: 8, height: 7, color: .white)
    let difference = measure.difference(between: white, and: taller)
    #expect(difference?.description == "the size is 8 x 7 instead of 8 x 6 pixels")
  }

  @Test func theWorstChannelAndTheBoxAreNamed() {
    let changed = white.setting([(2, 1), (5, 3)], to: RGBA(255, 250, 255)).setting([(4, 2)], to: RGBA(255, 255, 55))
    let difference = PictureMeasure.exact.difference(between: white, and: changed)
    #expect(
      difference?.description
        == "3 of 48 pixels differ (6.2 %), blue the most, by 200 of 255 at 4,2; all are within 4 x 3 at 2,1")
  }

  @Test(arguments: [(3, true), (4, false), (5, false)])
  func aToleranceHoldsForEveryChannel(tolerance: Int, differs: Bool) {
    let changed = white.setting([(0, 0)], to: RGBA(255, 251, 254))
    #expect((PictureMeasure.tolerance(tolerance).difference(between: white, and: changed) != nil) == differs)
  }

  @Test(arguments: [(0.04, true), (0.05, false)])
  func aShareOfPixelsMayDiffer(share: Double, differs: Bool) {
    let changed = white.setting([(0, 0), (7, 5)], to: .black)
    let measure = PictureMeasure.tolerance(0, allowedShare: share)
    #expect((measure.difference(between: white, and: changed) != nil) == differs)
  }

  @Test func coloursThatCannotBeSeenDoNotCount() {
    let clear = PixelImage(width: 2, height: 2, color: .clear)
    let clearRed = PixelImage(width: 2, height: 2, color: RGBA(255, 0, 0, alpha: 0))
    #expect(PictureMeasure.exact.difference(between: clear, and: clearRed) == nil)
  }

  @Test func theLeastChangeOfATranslucentPixelIsExactlyOne() throws {
    let faint = PixelImage(width: 1, height: 1, color: RGBA(0, 0, 0, alpha: 1))
    let other = PixelImage(width: 1, height: 1, color: RGBA(0, 9, 0, alpha: 1))
    let pixels = try #require(PictureMeasure.exact.difference(between: faint, and: other)?.pixels)
    #expect(pixels.worst.channel == .green)
    #expect(pixels.worst.amount == 1)
  }

  @Test func whatIsForgivenIsCountedApart() throws {
    let changed = white.setting([(0, 0)], to: RGBA(250, 255, 255)).setting([(1, 0)], to: .black)
    let pixels = try #require(PictureMeasure.tolerance(8).difference(between: white, and: changed)?.pixels)
    #expect(pixels.count == 1)
    #expect(pixels.forgivenCount == 1)
    #expect(pixels.map[0, 0] == .forgiven)
    #expect(pixels.map[1, 0] == .different)
    #expect(pixels.map[2, 0] == .same)
  }
}
