/// Memory that grows as it is asked to.
final class ScratchBuffer {
  private var bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)

  deinit {
    bytes.deallocate()
  }

  /// At least so many bytes, with nothing particular in them. They begin at a multiple of 64 KB, as what ISA-L makes of
  /// them depends on the last sixteen bits of their address.
  func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if bytes.count < count {
      bytes.deallocate()
      bytes = .allocate(byteCount: count, alignment: 1 << 16)
    }
    return bytes.baseAddress!.assumingMemoryBound(to: UInt8.self)
  }
}
