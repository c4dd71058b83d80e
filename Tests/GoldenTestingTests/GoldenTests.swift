import CairoRenderer
import CalendarCore
import Foundation
import GoldenTesting
import PictureComparison
import Testing
import ToolRunning

@Suite("A golden")
struct GoldenTests {
  private static let file = "Tests/AppTests/Goldens/MonthTests.february.png"
  private static let actual = ".build/goldens/Tests/AppTests/MonthTests.february.actual.png"
  private static let difference = ".build/goldens/Tests/AppTests/MonthTests.february.difference.png"
  private static let accept = "swift test --filter 'AppTests.*february'"

  private let folder: GoldenFolder
  private let white = Self.picture(.white)
  private let black = Self.picture(.black)

  init() throws {
    folder = try GoldenFolder()
  }

  @Test(
    "lies beside its test and is named by file, test and name",
    arguments: [
      ("february()", nil, "MonthTests.february.png"), ("draws(page:theme:)", "dark", "MonthTests.draws.dark.png"),
      ("`a month, drawn`()", "ru/RU & co.", "MonthTests.a-month--drawn.ru-RU---co-.png"),
      ("month()", "месяц", "MonthTests.month.месяц.png"), ("month()", "../../up", "MonthTests.month.------up.png"),
    ] as [(String, String?, String)])
  func place(function: String, name: String?, file: String) {
    let golden = Golden(
      named: name, function: function, fileID: "AppTests/MonthTests.swift", filePath: "/a/Tests/MonthTests.swift")
    #expect(golden.path == "/a/Tests/Goldens/\(file)")
  }

  @Test("that is not there fails, and says how to record it")
  func missing() throws {
    let failure = try #require(try check(white))
    #expect(
      failure.description == """
        Goldens/MonthTests.february.png is not there
        actual: \(path(Self.actual))
        to accept: GOLDENS=missing \(Self.accept)
        """)
    #expect(folder.files == [Self.actual])
  }

  @Test(
    "that is not there is recorded when asked for, which fails once", arguments: [GoldenRecording.missing, .failed])
  func recordingMissing(recording: GoldenRecording) throws {
    let failure = try #require(try check(white, recording))
    #expect(
      failure.description == """
        Goldens/MonthTests.february.png was recorded by this run, which is red therefore
        before: Goldens/MonthTests.february.png is not there
        recorded: \(path(Self.file))
        look at it; the next run is green if it draws the same
        """)
    #expect(folder.files == [Self.file])
    #expect(try check(white, recording) == nil)
  }

  @Test("that differs fails, and tells what, where and how to accept it", arguments: [GoldenRecording.never, .missing])
  func different(recording: GoldenRecording) throws {
    _ = try check(white, .missing)
    let failure = try #require(try check(black, recording))
    #expect(
      failure.description == """
        the picture differs from Goldens/MonthTests.february.png
        6 of 6 pixels differ (100 %), red the most, by 255 of 255 at 0,0; all are within 3 x 2 at 0,0
        expected: \(path(Self.file))
        actual: \(path(Self.actual))
        difference: \(path(Self.difference))
        to accept: GOLDENS=failed \(Self.accept)
        """)
    #expect(folder.files == [Self.actual, Self.difference, Self.file])
    #expect(failure.pictures.map(\.role) == [.expected, .actual, .difference])
    #expect(try check(white) == nil)
    #expect(folder.files == [Self.file], "pictures of a failure stay when there is none any more")
  }

  @Test("that differs is recorded when asked for, which fails once")
  func recordingDifferent() throws {
    _ = try check(white, .missing)
    let failure = try #require(try check(black, .failed))
    #expect(
      failure.description.contains("was recorded by this run, which is red therefore\nbefore: the picture differs"))
    #expect(try check(black, .failed) == nil)
    #expect(try check(white) != nil)
  }

  @Test("is recorded with all others even when it is equal, which always fails")
  func recordingAll() throws {
    for _ in 1...2 { #expect(try check(white, .all) != nil) }
    #expect(try check(white) == nil)
  }

  @Test("that is no picture fails, and can be recorded anew")
  func unreadable() throws {
    try folder.folder.write("none", to: Self.file)
    let failure = try #require(try check(white))
    #expect(failure.description.hasPrefix("Goldens/MonthTests.february.png can't be read: not a PNG file\nactual: "))
    #expect(try check(white, .failed) != nil)
    #expect(try check(white) == nil)
  }

  @Test("from other versions of what draws: the failure says so first")
  func versions() throws {
    var other = DrawingEnvironment.current
    other.libraries["cairo"] = "1.14.0"
    let texts = [PNGOptions.TextChunk(keyword: DrawingEnvironment.keyword, text: try other.text())]
    _ = try check(Self.picture(.white, texts: texts), .missing)
    let current = try #require(DrawingEnvironment.current.libraries["cairo"])
    let first = try #require(try check(black)).description.prefix { $0 != "\n" }
    #expect(first == "drawn with cairo \(current) instead of 1.14.0")
    #expect(try check(white) == nil, "versions alone are no difference")
  }

  @Test("keeps what it was drawn with, whoever drew it")
  func environment() throws {
    _ = try check(white, .missing)
    let golden = try PNGReader().picture(in: Data(contentsOf: folder.folder.file(Self.file)))
    #expect(DrawingEnvironment(texts: golden.texts) == .current)
    #expect(golden.image == PixelImage(width: 3, height: 2, bytes: [UInt8](repeating: 255, count: 24)))
  }

  @Test("is held by the measure that is asked for", arguments: [(2, true), (3, false)])
  func measure(tolerance: Int, fails: Bool) throws {
    _ = try check(white, .missing)
    let failure = try folder.golden.failure(
      of: Self.picture(RGBA(252, 255, 255)), measure: .tolerance(tolerance), settings: GoldenSettings())
    #expect((failure != nil) == fails)
  }

  private func check(_ png: Data, _ recording: GoldenRecording = .never) throws -> GoldenFailure? {
    try folder.golden.failure(of: png, settings: GoldenSettings(recording: recording))
  }

  private func path(_ file: String) -> String { folder.folder.file(file).path }

  private static func picture(_ color: RGBA, texts: [PNGOptions.TextChunk] = []) -> Data {
    let pixel = [color.red, color.green, color.blue, color.alpha]
    return PixelImage(width: 3, height: 2, bytes: Array(repeatElement(pixel, count: 6).joined())).png(texts: texts)
  }
}
