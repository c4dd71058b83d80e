import CPictures
import Foundation

/// A file without a name that lies in memory, to hand bytes to another process and back.
final class MemoryFile {
  let descriptor: Int32

  /// A file of some bytes, to be read from its beginning.
  init(_ bytes: [UInt8]) throws {
    descriptor = memory_file()
    guard descriptor >= 0 else { throw PictureProblem("there is no memory for it") }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress! + written, $0.count - written, written) }
      guard count > 0 || errno == EINTR else { throw PictureProblem("there is no memory for it") }
      written += max(count, 0)
    }
  }

  deinit {
    close(descriptor)
  }

  /// All that was written into it.
  func bytes() -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return [] }
    let size = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let read = pread(descriptor, buffer.baseAddress! + count, size - count, count)
        guard read > 0 || read < 0 && errno == EINTR else { break }
        count += max(read, 0)
      }
    }
  }
}
