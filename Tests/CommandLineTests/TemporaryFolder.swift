import Foundation

/// A folder that is removed when nobody needs it any more.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("calendar-press-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(
      at: file(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file(name))
  }

  /// Every file in it, by its path seen from the folder.
  var files: [String] {
    (FileManager.default.subpaths(atPath: url.path) ?? []).filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: file($0).path, isDirectory: &isFolder) && !isFolder.boolValue
    }
    .sorted()
  }

  var tool: BuiltTool { BuiltTool(folder: url) }
}
