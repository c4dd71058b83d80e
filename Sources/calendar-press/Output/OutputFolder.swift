import Glibc

/// The folder files are written to.
struct OutputFolder {
  /// nil: the current one, which paths may lead out of.
  private let root: String?

  init(_ root: String?) {
    self.root = root
  }

  /// Where a file goes. A path that leads out of the folder, by `..`, by a link or from the root, is refused.
  func path(of file: String, in invocation: Invocation) throws(ToolError) -> String {
    guard let root else { return file }
    let parts = file.split(separator: "/")
    guard !file.hasPrefix("/"), !parts.contains("..") else {
      throw invocation.usageError("\(file) leads out of --output-dir \(root)")
    }
    let path = "\(root)/\(file)"
    if let real = Self.real(root), let parent = Self.realParent(of: path), parent != real, !parent.hasPrefix(real + "/")
    {
      throw invocation.usageError("\(file) leads out of --output-dir \(root) through a link")
    }
    return path
  }

  /// The folder of a path as the system finds it: of folders that are yet to be made, the nearest that is there.
  private static func realParent(of path: String) -> String? {
    var path = path
    while let slash = path.lastIndex(of: "/") {
      path = slash == path.startIndex ? "/" : String(path[..<slash])
      if let real = real(path) { return real }
      if path == "/" { break }
    }
    return nil
  }

  private static func real(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}
