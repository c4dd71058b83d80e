import CairoRenderer
import CalendarCore
import Foundation
import GoldenTesting
import PageLayout
import PictureComparison
import Synchronization
import Testing
import ToolRunning
import UIKitNames

@Suite("expectGolden")
struct ExpectGoldenTests {
  private let folder: GoldenFolder

  init() throws {
    folder = try GoldenFolder()
  }

  @Test("records an issue that names the days, with the pictures attached")
  func issue() throws {
    let before = try failure { try expect(CalendarView.february()) }
    #expect(before?.hasPrefix("Goldens/MonthTests.february.png is not there\n") == true)
    try accept()
    try expect(CalendarView.february())
    let after = try failure { try expect(CalendarView.february(heart: 15)) }
    let lines = try #require(after).split(separator: "\n")
    #expect(lines[0] == "the picture differs from Goldens/MonthTests.february.png")
    #expect(lines[2] == "14 February: decoration; 15 February: decoration")
  }

  @Test("throws where there is no test of Swift Testing, as in XCTest")
  func thrown() async throws {
    let place = folder.test
    let error = await #expect(throws: GoldenFailure.self) {
      try await Task.detached {
        let (view, delegate) = CalendarView.february()
        try withExtendedLifetime(delegate) {
          try expectGolden(view, function: "february()", fileID: place.fileID, filePath: place.filePath)
        }
      }.value
    }
    #expect(error?.description.hasPrefix("Goldens/MonthTests.february.png is not there\n") == true)
  }

  @Test("of a test with arguments needs a name", arguments: [1])
  func nameless(number: Int) throws {
    let error = #expect(throws: GoldenError.self) { try expect(CalendarView.february()) }
    #expect(error?.description == "nameless(number:) has arguments, and a golden for each: tell them apart with named:")
  }

  @MainActor @Test("takes UIKit's view as it is")
  func uiKit() throws {
    let view = UICalendarView()
    let expectation = try failure {
      try expectGolden(
        view, named: "ui", function: "february()", fileID: folder.test.fileID, filePath: folder.test.filePath)
    }
    #expect(expectation?.hasPrefix("Goldens/MonthTests.february.ui.png is not there\n") == true)
  }

  @Test("refuses what the shipped fonts can't draw")
  func shippedFonts() throws {
    let text = TextItem(
      "2月", style: TextStyle(design: .default, weight: .regular, size: 12), origin: Point(x: 0, y: 12), width: 24,
      color: .black)
    let scene = Scene(
      size: Size(width: 24, height: 24), raster: Raster(width: 24, height: 24, scale: 1), background: .white,
      items: [.text(text)])
    let error = #expect(throws: GoldenError.self) {
      try expectGolden(scene: scene, fileID: folder.test.fileID, filePath: folder.test.filePath)
    }
    #expect(error?.description == "the shipped fonts, which alone goldens are drawn with, lack \"月\" of \"2月\"")
    #expect(folder.files == [])
  }

  private func expect(_ page: (view: CalendarView, delegate: HeartDelegate)) throws {
    try withExtendedLifetime(page.delegate) {
      try expectGolden(page.view, function: "february()", fileID: folder.test.fileID, filePath: folder.test.filePath)
    }
  }

  /// Makes the golden of what was drawn last.
  private func accept() throws {
    let golden = URL(filePath: folder.golden.path)
    try FileManager.default.createDirectory(at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
    let actual = ".build/goldens/Tests/AppTests/MonthTests.february.actual.png"
    try FileManager.default.copyItem(at: folder.folder.file(actual), to: golden)
  }

  /// The text of the one issue that something records.
  private func failure(_ body: () throws -> Void) throws -> String? {
    let texts = Mutex<[String]>([])
    try withKnownIssue {
      try body()
    } matching: { issue in
      texts.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return texts.withLock { $0.count == 1 ? $0[0] : nil }
  }
}
