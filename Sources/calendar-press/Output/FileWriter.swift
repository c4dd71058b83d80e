import CairoRenderer
import Glibc
import Synchronization

/// Writes files that are complete or absent: beside their place first, and renamed when they are whole.
final class FileWriter: Sendable {
  private struct State {
    /// The unfinished files there are.
    var unfinished: Set<String> = []
    var isClosed = false
  }

  private let state = Mutex(State())
  /// Whether a file is brought to the disk before it gets its name.
  private let isDurable: Bool

  init(isDurable: Bool = false) {
    self.isDurable = isDurable
  }

  /// Writes a file, making the folders it needs.
  func write(_ bytes: [UInt8], to path: String) throws(ToolError) {
    do throws(SystemError) {
      try Self.makeFolders(of: path)
      let file = try unfinishedFile(for: path)
      let name = file.path
      defer { state.withLock { _ = $0.unfinished.remove(name) } }
      try file.append(bytes)
      try file.finish(durably: isDurable)
    } catch {
      throw .writing(path: path, reason: error.description)
    }
  }

  /// Removes what is half written, and writes nothing any more: the program is about to end.
  ///
  /// - Parameter end: what ends it, before anything new can be begun.
  func abandon(_ end: () -> Void = {}) {
    state.withLock { state in
      state.isClosed = true
      for path in state.unfinished { unlink(path) }
      end()
    }
  }

  private func unfinishedFile(for path: String) throws(SystemError) -> UnfinishedFile {
    try state.withLock { state throws(SystemError) in
      if state.isClosed { throw SystemError(code: ECANCELED) }
      let file = try UnfinishedFile(for: path)
      state.unfinished.insert(file.path)
      return file
    }
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
