public import Foundation

/// A folder that is removed when nobody needs it any more.
public final class TemporaryFolder: Sendable {
  public let url: URL

  public init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("calendar-press-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  public func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  public func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(
      at: file(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file(name))
  }

  /// Every file in it, by its path seen from the folder.
  public var files: [String] {
    (FileManager.default.subpaths(atPath: url.path) ?? []).filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: file($0).path, isDirectory: &isFolder) && !isFolder.boolValue
    }
    .sorted()
  }

  public var tool: BuiltTool { BuiltTool(folder: url) }
}
