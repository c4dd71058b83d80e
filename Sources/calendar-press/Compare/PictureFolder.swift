import Foundation

/// A folder of PNG files, with those in the folders within it.
struct PictureFolder {
  let path: String
  /// The files' paths within the folder.
  let names: Set<String>

  /// The folder at a path; nil when there is no folder.
  init?(_ path: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { return nil }
    self.path = path
    let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    names = Set(files.filter { $0.lowercased().hasSuffix(".png") })
  }

  /// The path of one of its files.
  func file(_ name: String) -> String {
    path.hasSuffix("/") ? path + name : path + "/" + name
  }
}
