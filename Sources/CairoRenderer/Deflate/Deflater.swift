/// Compresses pieces of a deflate stream that are joined afterwards: each ends on a byte boundary and refers to
/// nothing before itself. One a worker.
protocol Deflater: AnyObject {
  /// The compressed form of some bytes, valid until the next call, and no longer than the deflater lives.
  func compress(_ input: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>
}
