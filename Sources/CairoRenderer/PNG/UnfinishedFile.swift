import Glibc

/// A file that gets its name when it is whole, and is gone when it can't be finished.
struct UnfinishedFile: ~Copyable {
  private let path: String
  private let temporary: String
  private let descriptor: Int32

  /// Makes a new file beside the place it is for, whose folder must be there.
  init(path: String) throws {
    let temporary = "\(path).\(UInt64.random(in: 0...UInt64.max)).part"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw RenderError.unwritable(path: path, reason: Self.reason) }
    self.path = path
    self.temporary = temporary
    self.descriptor = descriptor
  }

  /// Writes bytes at its end.
  borrowing func append(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else { throw RenderError.unwritable(path: path, reason: Self.reason) }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Puts it in its place.
  consuming func finish() throws {
    // Some file systems tell only when a file is closed that the disk is full.
    guard close(dup(descriptor)) == 0, rename(temporary, path) == 0 else {
      throw RenderError.unwritable(path: path, reason: Self.reason)
    }
  }

  deinit {
    close(descriptor)
    unlink(temporary)
  }

  private static var reason: String { String(cString: strerror(errno)) }
}
