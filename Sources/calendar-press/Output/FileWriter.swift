import Glibc
import Synchronization

/// Writes files that are complete or absent: beside their place first, and renamed when they are whole.
final class FileWriter: Sendable {
  private struct State {
    /// The temporary files there are.
    var temporaries: Set<String> = []
    var count = 0
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
      var status = stat()
      if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { throw SystemError(code: EISDIR) }
      let temporary = try makeTemporary(for: path)
      let name = temporary.path
      do throws(SystemError) {
        try temporary.write(bytes, durably: isDurable)
        try temporary.rename(to: path)
        state.withLock { _ = $0.temporaries.remove(name) }
      } catch {
        unlink(name)
        state.withLock { _ = $0.temporaries.remove(name) }
        throw error
      }
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
      for path in state.temporaries { unlink(path) }
      end()
    }
  }

  private func makeTemporary(for path: String) throws(SystemError) -> TemporaryFile {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    while true {
      let made = state.withLock { state -> Result<TemporaryFile?, SystemError> in
        if state.isClosed { return .failure(SystemError(code: ECANCELED)) }
        state.count += 1
        let name = folder + TemporaryName(number: state.count).file
        do throws(SystemError) {
          guard let file = try TemporaryFile(path: name) else { return .success(nil) }
          state.temporaries.insert(name)
          return .success(file)
        } catch {
          return .failure(error)
        }
      }
      if let file = try made.get() { return file }
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
