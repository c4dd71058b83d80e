import Foundation

/// A golden picture: a picture as it was once looked at and found right, kept beside the test that draws it again.
public struct Golden: Hashable, Sendable {
  /// Its file, in `Goldens/` beside the test's source: `MonthTests.february.dark.png`.
  public let path: String
  /// The test, as `swift test --filter` takes it: a regular expression.
  public let testFilter: String

  /// The golden of a test.
  ///
  /// - Parameters:
  ///   - name: tells apart the goldens of one test; what no file name should have becomes a hyphen.
  ///   - function: the test.
  ///   - fileID: the source file of the test with its module, as `#fileID` gives it.
  ///   - filePath: the whole path of the source file.
  public init(
    named name: String? = nil, function: String = #function, fileID: String = #fileID, filePath: String = #filePath
  ) {
    let source = URL(filePath: filePath)
    // `draws(page:)` is `draws`; a name in backticks keeps its words.
    let test = String(function.prefix { $0 != "(" }).filter { $0 != "`" }
    let parts = [source.deletingPathExtension().lastPathComponent, test] + (name.map { [$0] } ?? [])
    let file = parts.map(Self.fileName).joined(separator: ".") + ".png"
    path = source.deletingLastPathComponent().appending(path: "Goldens/\(file)").path
    let module = String(fileID.prefix { $0 != "/" })
    testFilter = module + ".*" + NSRegularExpression.escapedPattern(for: test)
  }

  /// A name with letters, digits, `-` and `_` only, so that it is whole in every file system and shell.
  private static func fileName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" })
  }
}

extension Golden: CustomStringConvertible {
  /// `Goldens/MonthTests.february.dark.png`
  public var description: String { "Goldens/" + URL(filePath: path).lastPathComponent }
}
