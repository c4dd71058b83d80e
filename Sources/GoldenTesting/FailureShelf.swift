import CairoRenderer
import Foundation
import PictureComparison

/// Where the pictures of a golden's failure are put.
struct FailureShelf {
  private let golden: Golden
  /// The path that pictures' names are appended to.
  private let stem: URL

  /// A place in `.build/goldens` of the golden's package; in the temporary folder where there is no package, or it can't
  /// be written to.
  init(of golden: Golden) {
    self.golden = golden
    let tests = URL(filePath: golden.path).deletingLastPathComponent().deletingLastPathComponent()
    let name = URL(filePath: golden.path).deletingPathExtension().lastPathComponent
    stem = Self.folder(of: tests).appending(path: name)
  }

  /// A folder for the goldens of a folder of tests.
  private static func folder(of tests: URL) -> URL {
    var package = tests
    while package.path != "/" {
      if FileManager.default.fileExists(atPath: package.appending(path: "Package.swift").path) {
        guard FileManager.default.isWritableFile(atPath: package.path) else { break }
        return package.appending(path: ".build/goldens" + tests.path.dropFirst(package.path.count))
      }
      package.deleteLastPathComponent()
    }
    return FileManager.default.temporaryDirectory.appending(path: "goldens" + tests.path)
  }

  /// Removes what an earlier failure has left.
  func clear() {
    for role in [.actual, .difference] as [GoldenFailure.Picture.Role] {
      try? FileManager.default.removeItem(at: file(role))
    }
  }

  /// Writes the pictures of a failure, and says which there are.
  func put(_ actual: ActualPicture, _ reason: GoldenFailure.Reason) throws -> [GoldenFailure.Picture] {
    try FileManager.default.createDirectory(at: stem.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard case .different(let pictures) = reason else { return [try put(actual.file, .actual)] }
    let expected = try Data(contentsOf: URL(filePath: golden.path))
    return [
      GoldenFailure.Picture(role: .expected, path: golden.path, file: expected), try put(actual.file, .actual),
      try put(DifferenceSheet(pictures).image.png(), .difference),
    ]
  }

  private func put(_ picture: Data, _ role: GoldenFailure.Picture.Role) throws -> GoldenFailure.Picture {
    try picture.write(to: file(role), options: .atomic)
    return GoldenFailure.Picture(role: role, path: file(role).path, file: picture)
  }

  private func file(_ role: GoldenFailure.Picture.Role) -> URL {
    stem.appendingPathExtension(role.rawValue).appendingPathExtension("png")
  }
}
