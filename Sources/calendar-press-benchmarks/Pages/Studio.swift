import CairoRenderer
import CalendarCore
import Foundation
import PageLayout

/// What draws pages, looked up once. One a worker.
final class Studio {
  let fonts: FontBook
  let pictures: PictureLibrary
  let composer: PageComposer
  let reference: ReferenceRenderer
  private let view = CalendarView()
  private let decorator = Decorator()

  /// A studio of the shipped fonts, so that every machine measures the same.
  init(pictures library: PictureLibrary? = nil) throws {
    fonts = try FontBook(fonts: .shipped)
    pictures = try library ?? PictureLibrary()
    composer = PageComposer(text: fonts, pictures: pictures)
    reference = ReferenceRenderer(fonts: fonts, pictures: pictures)
    view.locale = Locale(identifier: "en_US")
    view.calendarSystem = CalendarSystem(.gregorian)
    view.timeZone = .gmt
    view.delegate = decorator
  }

  func renderer(threads: Int?) -> SceneRenderer {
    SceneRenderer(fonts: fonts, pictures: pictures, threads: threads)
  }

  /// A poster of twelve months with decorations.
  func poster(_ paper: String, dpi: Double) throws -> Scene {
    let months = CalendarSystem(.gregorian).months(ofYear: 2027).map(view.content(of:))
    return try composer.scene(
      of: PageContent(
        title: "2027", months: months, setup: PageSetup(kind: .year, size: .paper(named: paper), dpi: dpi)))
  }

  /// A month of 800 x 800 pixels, counted from January 2020.
  func month(_ number: Int) throws -> Scene {
    let content = view.content(of: Self.month(number))
    return try composer.scene(
      of: PageContent(
        title: content.title, months: [content], setup: PageSetup(size: .pixels(width: 800, height: 800))))
  }

  /// A wall month on A4 with events, counted from January 2020.
  func wallMonth(_ number: Int) throws -> Scene {
    let month = Self.month(number)
    if let days = CalendarSystem(.gregorian).days(of: month) { view.events = SampleEvents.events(in: days) }
    let content = view.content(of: month)
    return try composer.scene(
      of: PageContent(
        title: content.title, months: [content], setup: PageSetup(kind: .wall, size: .paper(named: "A4"), dpi: 150)))
  }

  private static func month(_ number: Int) -> Month {
    Month(calendar: .gregorian, year: 2020 + number / 12, number: number % 12 + 1)
  }
}
