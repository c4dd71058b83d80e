import Foundation

/// The folders below which a config may read files: its own, and those that were allowed.
struct ReadableFolders {
  /// Their paths without links, by components.
  private let folders: [[Substring]]

  /// - Parameters:
  ///   - folder: the config's own; empty for the current one.
  ///   - allowed: folders, or single files, that the user lets configs read.
  init(of folder: String, allowed: [String]) {
    folders = ([folder.isEmpty ? "." : folder] + allowed).compactMap { Self.real($0) ?? Self.absolute($0) }
  }

  /// Whether a file lies below one of them, wherever links in its path lead.
  func contain(_ path: String) -> Bool {
    // What is not there lies where its path says it would, so that nobody can ask what else exists.
    guard let file = Self.real(path) ?? Self.absolute(path) else { return false }
    return folders.contains { file.starts(with: $0) }
  }

  private static func real(_ path: String) -> [Substring]? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved).split(separator: "/")
  }

  /// The path from the root, with `..` taken as text; the folders that are there without links.
  private static func absolute(_ path: String) -> [Substring]? {
    var rest = path.split(separator: "/")
    var missing: [Substring] = []
    while let last = rest.popLast() {
      missing.insert(last, at: 0)
      let known = (path.hasPrefix("/") ? "/" : "") + rest.joined(separator: "/")
      guard let start = real(known.isEmpty ? "." : known) else { continue }
      return missing.contains("..") ? nil : start + missing
    }
    return nil
  }
}
