import Glibc

/// A file that gets its name when it is whole, and is gone when it can't be finished.
///
/// It is written beside its place under an `UnfinishedName`, and locked, so that whoever tidies the folder leaves it alone.
package struct UnfinishedFile: ~Copyable {
  /// Where it is until it is finished.
  package let path: String
  private let place: String
  private let descriptor: Int32
  private var isInPlace = false

  /// Makes a new file beside the place it is for, whose folder must be there.
  package init(for place: String) throws(SystemError) {
    try Self.checkReplaceable(place)
    let folder = place.lastIndex(of: "/").map { String(place[...$0]) } ?? ""
    while true {
      let path = folder + UnfinishedName().file
      guard let descriptor = try Self.open(path) else { continue }
      self.path = path
      self.place = place
      self.descriptor = descriptor
      return
    }
  }

  /// Refuses a place in which there is no file: what is there would not be written to but be replaced, as root even
  /// `/dev/null`.
  private static func checkReplaceable(_ place: String) throws(SystemError) {
    var status = stat()
    guard stat(place, &status) == 0 else { return }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR { throw SystemError(code: EISDIR) }
    // `/dev/stdout` is a link to one of these, whatever file stdout is.
    var target = [CChar](repeating: 0, count: 6)
    let isDescriptor = readlink(place, &target, target.count) == 6 && target == Array("/proc/".utf8CString.dropLast())
    guard kind == S_IFREG, !isDescriptor else {
      throw SystemError(code: EEXIST, words: "is a device or a pipe, not a file; - stands for stdout")
    }
  }

  /// Makes a file and locks it; nil when that name is taken, or somebody's tidying came between. Another one may do.
  private static func open(_ path: String) throws(SystemError) -> Int32? {
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      if errno == EEXIST { return nil }
      throw SystemError(code: errno)
    }
    // Where a file system knows no locks, the name alone must do.
    let isTaken = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    var status = stat()
    if !isTaken, fstat(descriptor, &status) == 0, status.st_nlink > 0 { return descriptor }
    close(descriptor)
    return nil
  }

  /// Writes bytes at its end.
  package borrowing func append(_ bytes: [UInt8]) throws(SystemError) {
    try bytes.write(to: descriptor)
  }

  /// Puts it in its place; `durably` when its bytes are on the disk itself, so that not even a power cut leaves a part of
  /// them. It stays locked until it has its name.
  package consuming func finish(durably: Bool) throws(SystemError) {
    if durably, fdatasync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP { throw SystemError(code: errno) }
    // Some file systems tell only when a file is closed that the disk is full; a copy is, so that the lock stays.
    guard close(dup(descriptor)) == 0, rename(path, place) == 0 else { throw SystemError(code: errno) }
    isInPlace = true
  }

  deinit {
    if !isInPlace { unlink(path) }
    close(descriptor)
  }
}
