/// Memory that grows as it is asked to.
final class ScratchBuffer {
  private var bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)

  deinit {
    bytes.deallocate()
  }

  /// At least so many bytes, with nothing particular in them.
  func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if bytes.count < count {
      bytes.deallocate()
      bytes = .allocate(capacity: count)
    }
    return bytes.baseAddress!
  }
}
