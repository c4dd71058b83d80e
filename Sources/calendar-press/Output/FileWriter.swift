import Glibc

/// Writes files that are complete or absent: beside their place first, and renamed when they are whole.
enum FileWriter {
  /// Writes a file, making the folders it needs.
  static func write(_ bytes: [UInt8], to path: String) throws(ToolError) {
    do throws(SystemError) {
      try makeFolders(of: path)
      var status = stat()
      if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { throw SystemError(code: EISDIR) }
      let temporary = temporaryPath(for: path)
      do throws(SystemError) {
        try writeNew(bytes, to: temporary)
        if rename(temporary, path) != 0 { throw SystemError(code: errno) }
      } catch {
        unlink(temporary)
        throw error
      }
    } catch {
      throw .writing(path: path, reason: error.description)
    }
  }

  private static func writeNew(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    do throws(SystemError) {
      try bytes.write(to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    // Some file systems tell only now that the disk is full.
    if close(descriptor) != 0 { throw SystemError(code: errno) }
  }

  /// A hidden name in the same folder, which no other running process uses.
  private static func temporaryPath(for path: String) -> String {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return "\(path[..<slash]).\(path[slash...]).\(getpid()).part"
  }

  private static func makeFolders(of path: String) throws(SystemError) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    if mkdir(folder, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw SystemError(code: errno) }
    try makeFolders(of: folder)
    if mkdir(folder, 0o777) != 0, errno != EEXIST { throw SystemError(code: errno) }
  }
}
