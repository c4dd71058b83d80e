import CairoRenderer
import CalendarCore
import Foundation
import PageLayout
import PictureComparison
import Testing

struct PlaceTests {
  private let page = SamplePage()

  @Test func aHeartOnTheNextDayIsADifferenceOfTwoDays() throws {
    var later = page
    later.heart = 15
    let places = try places(page.scene(), later.scene())
    #expect(places.map(\.description) == ["14 February: decoration", "15 February: decoration"])
  }

  @Test func thePlaceTellsAPartThatIsDrawnOtherwise() throws {
    let scene = try page.scene()
    var changed = scene
    changed.items = scene.items.map { item in
      switch item {
      case .image(var image):
        image.tint = .black
        return .image(image)
      case .text(var text) where text.text == "20":
        text.color = .black
        text.text = "29"
        return .text(text)
      default: return item
      }
    }
    #expect(try places(scene, changed).map(\.description) == ["14 February: decoration", "20 February: number"])
  }

  @Test func aTitleLiesBesideTheDays() throws {
    let scene = try page.scene()
    var changed = scene
    changed.items.removeAll { item in
      if case .text(let text) = item { text.text == "February 2027" } else { false }
    }
    #expect(try places(scene, changed).map(\.description) == ["February 2027, beside the days"])
  }

  @Test func whatIsOutsideEveryMonthIsSaidToBe() throws {
    let scene = try page.scene()
    var changed = scene
    changed.items.append(.fill(.rectangle(Rect(x: 0, y: 0, width: 2, height: 2)), .black))
    #expect(try places(scene, changed).map(\.description) == ["beside the months"])
  }

  @Test func aDayIsNamedWithItsYearWhereThereAreSeveral() throws {
    let day = { PictureRegions.DayArea(date: $0, box: PixelBox(x: 0, y: 0, width: 8, height: 8), content: [:]) }
    let months = ["2026-12-31", "2027-01-01"].map {
      PictureRegions.MonthArea(title: $0, box: PixelBox(x: 0, y: 0, width: 8, height: 8), days: [day($0)])
    }
    let white = PixelImage(width: 8, height: 8, color: .white)
    let difference = PictureMeasure.exact.difference(between: white, and: white.setting([(1, 1)], to: .black))
    let places = difference?.pixels?.places(expected: PictureRegions(months: months), actual: nil)
    #expect(places?.map(\.place) == ["31 December 2026", "1 January 2027"])
  }

  @Test func regionsAreReadFromAFileAsTheyWereWritten() throws {
    let regions = PictureRegions(try page.scene())
    #expect(regions.months.first?.days.count == 28)
    #expect(regions.months.first?.days[13].content[.decoration] == "image heart.fill #ff3b30 large")
    #expect(PictureRegions(texts: [PictureRegions.keyword: regions.text]) == regions)
  }

  @Test(arguments: ["", "\"\\/", "\0\u{8}\t\n\u{B}\u{C}\r\u{1F} \u{7F}\u{85}\u{2028}", "فبراير e\u{301} 🎉\u{FE0F}"])
  func regionsAreWrittenAsFoundationWritesThem(text: String) throws {
    var content: DayWords = [:]
    for part in DayPart.allCases { content[part] = text }
    let day = PictureRegions.DayArea(
      date: text, box: PixelBox(x: -1, y: 2, width: 3, height: 4), content: content)
    let month = PictureRegions.MonthArea(title: text, box: PixelBox(x: 0, y: 0, width: 8, height: 8), days: [day, day])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for regions in [PictureRegions(months: []), PictureRegions(months: [month, month])] {
      #expect(try regions.text == String(decoding: encoder.encode(regions), as: UTF8.self))
    }
  }

  @Test(arguments: ["", "{}", #"{"months":[{"title":"x","box":[0,0,-1,5],"days":[]}]}"#])
  func regionsThatCannotBeReadAreNone(text: String) {
    #expect(PictureRegions(texts: [PictureRegions.keyword: text]) == nil)
  }

  private func places(_ expected: Scene, _ actual: Scene) throws -> [PlaceDifference] {
    let difference = PictureMeasure.exact.difference(
      between: try SamplePage.image(of: expected), and: try SamplePage.image(of: actual))
    return try #require(difference?.pixels).places(expected: PictureRegions(expected), actual: PictureRegions(actual))
  }
}
