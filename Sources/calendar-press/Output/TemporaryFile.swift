import Glibc

/// A file that is being written: locked, so that other runs leave it alone, and gone when it can't be finished.
struct TemporaryFile: ~Copyable {
  let path: String
  private let descriptor: Int32

  /// Makes a new file.
  ///
  /// - Returns: nil when another run's tidying took it away between its making and its locking; a new name may do.
  init?(path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      if errno == EEXIST { return nil }
      throw SystemError(code: errno)
    }
    // Where a file system knows no locks, the name alone must do.
    let isTaken = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    var status = stat()
    guard !isTaken, fstat(descriptor, &status) == 0, status.st_nlink > 0 else {
      close(descriptor)
      return nil
    }
    self.path = path
    self.descriptor = descriptor
  }

  /// Writes all of a file's bytes; `durably` also to the disk itself, so that not even a power cut leaves a part of them.
  borrowing func write(_ bytes: [UInt8], durably: Bool) throws(SystemError) {
    try bytes.write(to: descriptor)
    if durably, fdatasync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP { throw SystemError(code: errno) }
    // Some file systems tell only when a file is closed that the disk is full; a copy is, so that the lock stays.
    if close(dup(descriptor)) != 0 { throw SystemError(code: errno) }
  }

  /// Puts the finished file in its place. It stays locked until it has its name.
  consuming func rename(to place: String) throws(SystemError) {
    if Glibc.rename(path, place) != 0 { throw SystemError(code: errno) }
  }

  deinit {
    close(descriptor)
  }
}
