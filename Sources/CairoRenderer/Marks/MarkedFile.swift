import Glibc

/// The beginning and the end of a file, which is all that is read of it to find its mark.
struct MarkedFile {
  /// The first bytes; a PNG's texts stand in them unless its title is a long one.
  let head: [UInt8]
  /// The last bytes.
  let tail: [UInt8]

  /// Nil when the file is not there, can't be read, or is no file.
  init?(path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    head = Self.bytes(of: descriptor, at: 0, count: min(size, 4096))
    let end = min(size, 1024)
    tail = Self.bytes(of: descriptor, at: size - end, count: end)
  }

  private static func bytes(of descriptor: Int32, at offset: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      read = max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
    }
  }
}
