import CalendarCore
import Foundation
import PageLayout
import Testing

@testable import CairoRenderer

@Suite("PDF and SVG")
struct VectorTests {
  private let fonts: FontBook
  private let pictures: PictureLibrary
  private let renderer: SceneRenderer

  init() throws {
    fonts = try FontBook(fonts: .shipped)
    pictures = try PictureLibrary()
    renderer = SceneRenderer(fonts: fonts, pictures: pictures)
  }

  private func scene(
    _ number: Int = 2, design: FontDesign = .default, locale: String = "en_GB", title: String? = nil
  ) throws -> Scene {
    let view = CalendarView()
    view.timeZone = .gmt
    view.locale = Locale(identifier: locale)
    view.calendarSystem = CalendarSystem(.gregorian)
    view.fontDesign = design
    view.visibleMonth = Month(calendar: .gregorian, year: 2027, number: number)
    let day = Day(year: 2027, month: number, day: 10)!
    view.events = [
      CalendarEvent(title: "Grüße & <Küsse>", days: day...day, color: .systemRed),
      CalendarEvent(title: "Привет, Анна", days: day...day.advanced(by: 3)),
      CalendarEvent(title: "יום הולדת", days: day.advanced(by: 5)...day.advanced(by: 6)),
    ]
    if let title { view.events.append(CalendarEvent(title: title, days: day.advanced(by: 7)...day.advanced(by: 9))) }
    let content = view.content()
    let setup = PageSetup(kind: .wall, size: PaperSize.paper(named: "A4"), dpi: 72)
    return try PageComposer(text: fonts, pictures: pictures).scene(
      of: PageContent(title: content.title, months: [content], setup: setup))
  }

  /// What a Debian tool prints of a file.
  private func output(_ tool: String, of file: Data, ending: String) throws -> String {
    let folder = try TemporaryFolder()
    let path = folder.url.path + "/page." + ending
    try file.write(to: URL(filePath: path))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/\(tool)")
    process.arguments =
      switch tool {
      case "pdfinfo": [path]
      case "pdfimages": ["-list", path]
      default: [path, "-"]
      }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  @Test(arguments: FontDesign.allCases)
  func everyTitleIsFoundInThePDF(design: FontDesign) throws {
    let text = try output("pdftotext", of: renderer.pdf([scene(design: design)]), ending: "pdf")
    for title in ["February", "2027", "Grüße & <Küsse>", "Привет, Анна", "יום הולדת"] {
      #expect(text.contains(title), "\(title)")
    }
  }

  @Test(
    "text is found whole where letters join, bear marks or change places",
    arguments: [
      ("ar_EG", "عيد الأضحى المبارك", "الخميس"), ("fa_IR", "جشن نوروز پارسی", "پنجشنبه"),
      ("hi_IN", "होली का त्योहार", "गुरुवार"), ("th_TH", "วันสงกรานต์ที่บ้าน", "วันพฤหัสบดี"),
      ("he_IL", "ראש השנה", "יום חמישי"), ("en_GB", "Cafe\u{301} e\u{323}", "Thursday"),
    ])
  func joinedLetters(locale: String, title: String, weekday: String) throws {
    let text = try output("pdftotext", of: renderer.pdf([scene(locale: locale, title: title)]), ending: "pdf")
    #expect(text.contains(title), "\(text)")
    #expect(text.contains(weekday), "\(text)")
  }

  @Test(
    "no glyph of a text is lost or moved when its marks are drawn apart", arguments: ["بيت ثلاثة", "ที่บ้าน", "שָׁנָה", "होली"])
  func marks(text: String) throws {
    for run in try fonts.shaped(text, style: TextStyle(size: 10)).runs {
      let (letters, marks) = run.separatingMarks()
      #expect(Set(letters.glyphs + marks.glyphs) == Set(run.glyphs))
      #expect(letters.glyphs.map(\.x) == letters.glyphs.map(\.x).sorted())
      #expect(letters.clusters.reduce(0) { $0 + $1.bytes } == run.text.utf8.count)
      #expect(letters.clusters.reduce(0) { $0 + $1.glyphs } == letters.glyphs.count)
      #expect(letters.glyphs.allSatisfy { $0.advance > 0 })
    }
  }

  @Test("emoji are as fine as other pictures: 300 pixels an inch")
  func emoji() throws {
    let system = SceneRenderer(fonts: try FontBook(fonts: .system), pictures: pictures)
    let list = try output("pdfimages", of: system.pdf([scene(title: "🎉 Party")]), ending: "pdf")
    let rows = list.split(separator: "\n").dropFirst(2).map { $0.split(separator: " ") }
    #expect(!rows.isEmpty)
    for row in rows { #expect(row[12] == "300" && row[13] == "300", "\(row)") }
  }

  @Test func aPDFHasAPageAScene() throws {
    let file = try renderer.pdf((1...12).lazy.map { try! scene($0) }, title: "A year")
    let facts = try output("pdfinfo", of: file, ending: "pdf")
    #expect(facts.contains("Title:           A year\n"))
    #expect(facts.contains("Pages:           12\n"))
    #expect(facts.contains("Page size:       595.276 x 841.89 pts (A4)"))
    #expect(facts.contains("2000"))
    #expect(file.range(of: Data("/Outlines".utf8)) != nil)
  }

  @Test("a PDF of which a page can't be drawn is an error, and others are as they should be")
  func failingPage() throws {
    let scene = try scene()
    let expected = try renderer.pdf([scene])
    var wrong = scene
    wrong.items.append(.image(ImageItem(.symbol("nothing"), frame: Rect(x: 0, y: 0, width: 9, height: 9))))
    #expect(throws: RenderError.unknownSymbol("nothing")) { try renderer.pdf([scene, wrong]) }
    #expect(try renderer.pdf([scene]) == expected)
  }

  @Test func theSameSceneGivesTheSameBytes() throws {
    let scene = try scene()
    let (pdf, svg) = (try renderer.pdf([scene]), try renderer.svg(scene))
    // What else the process draws in between moves cairo's counters.
    _ = try renderer.svg(self.scene(3, design: .serif))
    let other = SceneRenderer(fonts: try FontBook(fonts: .shipped), pictures: pictures)
    #expect(try other.pdf([scene]) == pdf)
    #expect(try other.svg(scene) == svg)
  }

  @Test func anSVGIsOutlinesWithWords() throws {
    let text = String(decoding: try renderer.svg(scene()), as: UTF8.self)
    #expect(text.contains("<title>February 2027</title>"))
    #expect(!text.contains("<text"))
    #expect(text.contains("<g role=\"img\" aria-label=\"Sunday, 14 February 2027\">"))
    #expect(text.components(separatedBy: "role=\"img\"").count == 29)
  }

  @Test func anSVGShowsWhatThePNGShows() throws {
    let scene = try scene()
    let width = scene.raster.width
    let height = scene.raster.height
    let pixmap = try PictureFile(bytes: Array(renderer.svg(scene)), limits: PictureLimits()).pixmap(
      width: width, height: height)
    let reference = try ReferenceRenderer(fonts: fonts, pictures: pictures).pixels(scene)
    var darkness = (svg: 0, png: 0)
    for index in 0..<(width * height) {
      darkness.svg += 255 - Int(pixmap.pixels[index] >> 8 & 0xFF)
      darkness.png += 255 - Int(reference[index] >> 8 & 0xFF)
    }
    #expect(darkness.png > 0)
    #expect(abs(Double(darkness.svg) / Double(darkness.png) - 1) < 0.05)
  }
}
