import Glibc

extension [UInt8] {
  /// Writes all bytes to a file descriptor, however many calls it takes.
  package func write(to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < count {
      let result = withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress! + written, $0.count - written) }
      if result >= 0 {
        written += result
      } else if errno != EINTR {
        throw SystemError(code: errno)
      }
    }
  }
}
