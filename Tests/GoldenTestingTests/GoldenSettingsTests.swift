import Foundation
import GoldenTesting
import PictureComparison
import Testing
import ToolRunning

@Suite("The environment of a test run")
struct GoldenSettingsTests {
  @Test("says which goldens are written", arguments: [("", GoldenRecording.never), ("all", .all), ("failed", .failed)])
  func recording(word: String, recording: GoldenRecording) throws {
    #expect(try GoldenSettings(environment: ["GOLDENS": word]).recording == recording)
    #expect(try GoldenSettings(environment: [:]) == GoldenSettings())
  }

  @Test("is refused when it says an unknown word")
  func unknown() {
    let error = #expect(throws: GoldenError.self) { try GoldenSettings(environment: ["GOLDENS": "yes"]) }
    #expect(error?.description == "GOLDENS is never, missing, failed or all, not \"yes\"")
  }

  @Test("names a log of the goldens used")
  func log() throws {
    let folder = try GoldenFolder()
    let log = folder.folder.file("used.log")
    let settings = try GoldenSettings(environment: ["GOLDENS_USED": log.path])
    let png = try Data(contentsOf: Self.anyPNG)
    for name in ["a", "b", "a"] {
      _ = try Golden(named: name, function: "f()", fileID: "T/F.swift", filePath: folder.test.filePath)
        .failure(of: png, settings: settings)
    }
    let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 3)
    let names = try GoldenUsage(log: Data(contentsOf: log)).goldens.map { URL(filePath: $0).lastPathComponent }
    #expect(names.sorted() == ["MonthTests.f.a.png", "MonthTests.f.b.png"])
  }

  private static let anyPNG = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Assets/Samples/valentine.png")
}
