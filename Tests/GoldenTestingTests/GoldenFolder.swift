import Foundation
import GoldenTesting
import Testing
import ToolRunning

/// A package with one file of tests, for goldens that come and go.
struct GoldenFolder {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.2\n", to: "Package.swift")
  }

  /// Where the test would be that draws the golden.
  var test: SourceLocation {
    SourceLocation(
      fileID: "AppTests/MonthTests.swift", filePath: folder.file("Tests/AppTests/MonthTests.swift").path, line: 1,
      column: 1)
  }

  /// The golden of the test `february`.
  var golden: Golden {
    Golden(function: "february()", fileID: test.fileID, filePath: test.filePath)
  }

  /// Every file there is but the package's own.
  var files: [String] { folder.files.filter { $0 != "Package.swift" } }
}
