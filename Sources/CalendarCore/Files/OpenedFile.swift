import Foundation

/// A regular file that was opened once: what is asked of it is true of the bytes that are read from it, whatever
/// becomes of its name and of the links that led to it.
package struct OpenedFile {
  /// Why a file is not opened.
  package enum Problem: Error, Hashable {
    case missing, folder, notRegular, unreadable
  }

  package let identity: FileIdentity
  private let handle: FileHandle

  /// Opens a file, and waits for nobody: a pipe is no regular file.
  package init(path: String) throws(Problem) {
    // Opening a pipe would wait for somebody to write into it.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw status.st_mode & S_IFMT == S_IFDIR ? .folder : .notRegular
    }
    identity = FileIdentity(status)
  }

  /// Where it lies, links followed; nil when the system doesn't say.
  package var realPath: String? {
    guard let path = realpath("/proc/self/fd/\(handle.fileDescriptor)", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Its bytes, but at most some more than `limit`: a file that is longer is known by it.
  package func bytes(limit: Int) throws(Problem) -> [UInt8] {
    do {
      return [UInt8](try handle.read(upToCount: limit + 1) ?? Data())
    } catch {
      throw .unreadable
    }
  }
}

extension OpenedFile.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing: "no such file"
    case .folder: "is a folder"
    case .notRegular: "this is no file"
    case .unreadable: "the file can't be opened"
    }
  }
}
