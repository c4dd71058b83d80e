/// Compresses pieces of a deflate stream that are joined afterwards: each ends on a byte boundary and refers to
/// nothing before itself. One a worker.
protocol Deflater: AnyObject {
  /// The compressed form of some bytes, valid until the next call, and no longer than the deflater lives.
  func compress(_ input: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>
}

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
